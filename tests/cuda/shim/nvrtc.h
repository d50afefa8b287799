/* NVRTC on one processor, for tests: a text is compiled by g++ into a library of its own, whose path is the code. */
#ifndef SHIM_NVRTC_H
#define SHIM_NVRTC_H

#include "cuda_runtime.h"
#include <dlfcn.h>
#include <mutex>
#include <string>

typedef enum { NVRTC_SUCCESS = 0, NVRTC_ERROR_OUT_OF_MEMORY = 1, NVRTC_ERROR_COMPILATION = 6 } nvrtcResult;
struct shim_program {
    std::string text, code;
};
typedef shim_program *nvrtcProgram;
extern std::string shim_folder, shim_options;
extern std::recursive_mutex shim_lock; /* of all calls here, which several threads make */
#define SHIM_ALONE std::lock_guard<std::recursive_mutex> shim_alone(shim_lock)
extern long shim_programs, shim_libraries;

static inline nvrtcResult nvrtcCreateProgram(
    nvrtcProgram *program, const char *text, const char *, int, const char *const *, const char *const *)
{
    SHIM_ALONE;
    *program = shim_fails() ? nullptr : new shim_program{text, ""};
    shim_programs += *program != nullptr;
    return *program == nullptr ? NVRTC_ERROR_OUT_OF_MEMORY : NVRTC_SUCCESS;
}
static inline nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char *const *options)
{
    SHIM_ALONE;
    static std::map<std::string, std::string> known;
    shim_options.clear();
    for (int i = 0; i < count; i++)
        shim_options += std::string(options[i]) + " ";
    if (shim_fails())
        return NVRTC_ERROR_COMPILATION;
    const std::string all = program->text + shim_options;
    if (known.count(all) == 0) {
        const std::string name = shim_folder + "/code" + std::to_string(known.size());
        FILE *file = fopen((name + ".cpp").c_str(), "w");
        fputs("#include \"cuda_runtime.h\"\n", file);
        for (int i = 0; i < count; i++)
            if (strncmp(options[i], "--define-macro=", 15) == 0)
                fprintf(file, "#define %s %s\n", "FUNCTION", strrchr(options[i], '=') + 1);
        fputs(program->text.c_str(), file);
        fclose(file);
        const std::string command =
            "g++ -std=c++17 -w -O1 -fPIC -shared -I" SHIM_PLACE " -o " + name + ".so " + name + ".cpp";
        if (system(command.c_str()) != 0)
            return NVRTC_ERROR_COMPILATION;
        known[all] = name + ".so";
    }
    program->code = known[all];
    return NVRTC_SUCCESS;
}
static inline nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t *bytes)
{
    SHIM_ALONE;
    *bytes = program->text.size() + 1;
    return shim_fails() ? NVRTC_ERROR_COMPILATION : NVRTC_SUCCESS;
}
static inline nvrtcResult nvrtcGetPTX(nvrtcProgram program, char *place)
{
    SHIM_ALONE;
    memcpy(place, program->text.c_str(), program->text.size() + 1);
    return shim_fails() ? NVRTC_ERROR_COMPILATION : NVRTC_SUCCESS;
}
static inline nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t *bytes)
{
    SHIM_ALONE;
    *bytes = program->code.size() + 1;
    return shim_fails() ? NVRTC_ERROR_COMPILATION : NVRTC_SUCCESS;
}
static inline nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char *place)
{
    SHIM_ALONE;
    memcpy(place, program->code.c_str(), program->code.size() + 1);
    return shim_fails() ? NVRTC_ERROR_COMPILATION : NVRTC_SUCCESS;
}
static inline nvrtcResult nvrtcDestroyProgram(nvrtcProgram *program)
{
    SHIM_ALONE;
    shim_programs--;
    delete *program;
    *program = nullptr;
    return shim_fails() ? NVRTC_ERROR_COMPILATION : NVRTC_SUCCESS;
}

#endif
