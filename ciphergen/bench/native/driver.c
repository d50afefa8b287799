/*
 * Calls functions on the machine that it runs on and measures them: cycles where the system gives a cycle counter,
 * else nanoseconds. Every output is compared before anything is measured and after it.
 *
 * jobs.h, which is made for each run, has the data, the list of functions, and CALLS: how each is called.
 * On standard output: `unit NAME [REASON]`, `machine TEXT`, and for each job `job NUMBER CALLS BEST MEDIAN`, where BEST
 * and MEDIAN are for all CALLS calls of a sample together. Exit status: 0; 1 a wrong output, `wrong NUMBER` printed.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#if defined __linux__
#include <linux/perf_event.h>
#include <sched.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#elif defined __APPLE__
#include <sys/sysctl.h>
#endif

enum { EXPAND, BLOCKS, COUNTER };

typedef struct {
  int kind; /* what to check */
  int call; /* which of CALLS */
  int code; /* whose context */
  void *function;
  size_t blocks;
  const uint8_t *in, *want;
} job;

#include "jobs.h"

enum { JOBS = sizeof jobs / sizeof *jobs, SAMPLES = 21 };

static _Alignas(64) uint8_t contexts[CODES][CONTEXT_BYTES], again[CONTEXT_BYTES];
static _Alignas(64) uint8_t in_memory[DATA_BYTES + 64], out_memory[DATA_BYTES + 64];
static uint8_t count[BLOCK_BYTES];
/* Data anywhere, as a caller may have it. */
static uint8_t *const in = in_memory + 1, *const out = out_memory + 3;

static void call(const job *j, size_t times) {
  switch (j->call) { CALLS }
}

/* Whether the counter is so many blocks further. */
static int counted(size_t blocks) {
  uint8_t next[BLOCK_BYTES];
  memcpy(next, first_counter, BLOCK_BYTES);
  for (; blocks; blocks--)
    for (int i = BLOCK_BYTES - 1; i >= 0 && ++next[i] == 0; i--) {
    }
  return memcmp(count, next, BLOCK_BYTES) == 0;
}

/* One call; whether it wrote what it must, and nothing behind it. */
static int right(const job *j) {
  size_t bytes = j->blocks * BLOCK_BYTES;
  if (j->kind == EXPAND) {
    call(j, 1);
    return memcmp(again, contexts[j->code], CONTEXT_BYTES) == 0;
  }
  memcpy(in, j->in, bytes);
  memcpy(count, first_counter, BLOCK_BYTES);
  memset(out_memory, 0xa5, sizeof out_memory);
  call(j, 1);
  if (j->kind == COUNTER && !counted(j->blocks)) return 0;
  return memcmp(out, j->want, bytes) == 0 && out[-1] == 0xa5 && out[bytes] == 0xa5;
}

static void check(void) {
  for (int i = 0; i < JOBS; i++) {
    if (jobs[i].kind == EXPAND) {
      memset(again, 0, sizeof again);
      memset(contexts[jobs[i].code], 0, CONTEXT_BYTES);
      call(&jobs[i], 1);
      memcpy(contexts[jobs[i].code], again, CONTEXT_BYTES);
    }
    if (!right(&jobs[i])) {
      printf("wrong %d\n", i);
      exit(1);
    }
  }
}

/* The clock: a file of the system that counts cycles of this process, or none. */
static int cycles = -1;

static uint64_t nanoseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC_RAW, &t);
  return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static uint64_t now(void) {
  uint64_t value;
  if (cycles < 0) return nanoseconds();
  if (read(cycles, &value, sizeof value) == sizeof value) return value;
  fprintf(stderr, "the cycle counter was taken away\n");
  exit(2);
}

static void choose_clock(void) {
#if defined __linux__
  struct perf_event_attr wanted;
  memset(&wanted, 0, sizeof wanted);
  wanted.type = PERF_TYPE_HARDWARE;
  wanted.size = sizeof wanted;
  wanted.config = PERF_COUNT_HW_CPU_CYCLES;
  wanted.exclude_kernel = wanted.exclude_hv = wanted.pinned = 1;
  cycles = (int)syscall(SYS_perf_event_open, &wanted, 0, -1, -1, 0);
  int why = errno;
  if (cycles >= 0) {
    /* Some virtual machines open a counter that does not count. */
    uint64_t value = 0, before = nanoseconds();
    while (nanoseconds() - before < 1000000) {
    }
    if (read(cycles, &value, sizeof value) == sizeof value && value > 1000) {
      printf("unit cycles\n");
      return;
    }
    close(cycles);
    cycles = -1;
    printf("unit ns perf_event_open gives a cycle counter that does not count\n");
    return;
  }
  printf("unit ns perf_event_open: %s%s\n", strerror(why),
         why == EACCES || why == EPERM ? " (sysctl kernel.perf_event_paranoid=2 allows it)" : "");
#else
  printf("unit ns this system gives cycle counters to root only\n");
#endif
}

static void name_machine(void) {
#if defined __linux__ && defined __aarch64__
  /* Where the kernel lets programs read it, it answers for the processor that the program is on; so the program stays
   * there, since clusters count apart. */
  cpu_set_t here;
  CPU_ZERO(&here);
  CPU_SET(sched_getcpu(), &here);
  sched_setaffinity(0, sizeof here, &here);
  if (getauxval(AT_HWCAP) & 1 << 11) {
    uint64_t id;
    __asm__("mrs %0, MIDR_EL1" : "=r"(id));
    printf("machine MIDR 0x%08x\n", (unsigned)id);
    return;
  }
#elif defined __APPLE__
  char name[128];
  size_t size = sizeof name;
  if (sysctlbyname("machdep.cpu.brand_string", name, &size, NULL, 0) == 0) {
    printf("machine %s\n", name);
    return;
  }
#endif
  printf("machine not named by the system\n");
}

static uint64_t timed(const job *j, size_t times) {
  uint64_t before = now();
  call(j, times);
  return now() - before;
}

static int by_size(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

/* So many calls that they take SAMPLE_NANOSECONDS: what a reading of the clock takes is little beside them. */
static size_t enough(const job *j) {
  size_t times = 1;
  for (;;) {
    uint64_t before = nanoseconds(), between;
    call(j, times);
    between = nanoseconds();
    call(j, times);
    /* The first time, code may not be in a cache yet. */
    if (between - before >= SAMPLE_NANOSECONDS && nanoseconds() - between >= SAMPLE_NANOSECONDS) return times;
    times *= 2;
  }
}

int main(void) {
  static uint64_t taken[JOBS][SAMPLES], idle[SAMPLES];
  static size_t times[JOBS];
  choose_clock();
  name_machine();
  check();
  for (int i = 0; i < JOBS; i++) times[i] = enough(&jobs[i]);
  /* In turn, so that what the machine does beside them falls on all alike. */
  for (int s = 0; s < SAMPLES; s++) {
    idle[s] = timed(&jobs[0], 0);
    for (int i = 0; i < JOBS; i++) taken[i][s] = timed(&jobs[i], times[i]);
  }
  check();
  qsort(idle, SAMPLES, sizeof *idle, by_size);
  for (int i = 0; i < JOBS; i++) {
    qsort(taken[i], SAMPLES, sizeof **taken, by_size);
    printf("job %d %zu %llu %llu\n", i, times[i], (unsigned long long)(taken[i][0] - idle[0]),
           (unsigned long long)(taken[i][SAMPLES / 2] - idle[0]));
  }
  return 0;
}
