// What the testbenches of all cores share: one megabyte of memory with the program's image, two words at
// which the program prints and ends, and the clock's limit.
//
// The program sees its image at PROGRAM. A store of a word to OUTPUT prints it, one line of eight hex digits;
// a store to OUTPUT + 4 ends the simulation with that exit status.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

constexpr uint32_t PROGRAM = 0x40000000, OUTPUT = 0x1F000000, BYTES = 1u << 20;
constexpr int NO_IMAGE = 97, TOO_LONG = 98, BAD_STORE = 99;

class Memory {
 public:
  bool ended = false;
  int status = 0;

  explicit Memory(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) {
      perror(path);
      exit(NO_IMAGE);
    }
    if (fread(bytes, 1, BYTES, file) == 0) exit(NO_IMAGE);
    fclose(file);
  }

  // The aligned word (of T) around an address; only the address's low bits count.
  template <typename T>
  T read(uint32_t address) const {
    T value;
    memcpy(&value, bytes + (address & (BYTES - sizeof(T))), sizeof(T));
    return value;
  }

  // The bytes of an aligned word whose bit in `mask` is set.
  void write(uint32_t address, uint32_t value, unsigned mask) {
    for (int i = 0; i < 4; i++)
      if (mask >> i & 1) bytes[(address & (BYTES - 4)) + i] = uint8_t(value >> 8 * i);
  }

  // A store outside the image: one of the two words.
  void device(uint32_t address, uint32_t value) {
    if (address == OUTPUT) {
      printf("%08x\n", value);
      return;
    }
    ended = true;
    status = address == OUTPUT + 4 ? int(value) : BAD_STORE;
  }

 private:
  uint8_t bytes[BYTES] = {};
};

// Runs a core a clock at a time until the program ends or the limit is reached. argv: image, limit in clocks.
template <typename Bench>
int simulate(int argc, char **argv) {
  if (argc != 3) return NO_IMAGE;
  static Memory memory(argv[1]);
  static Bench bench(memory);
  const uint64_t limit = strtoull(argv[2], nullptr, 0);
  for (uint64_t clock = 0; clock < limit && !memory.ended; clock++) bench.clock(clock);
  fflush(stdout);
  return memory.ended ? memory.status : TOO_LONG;
}
