// Rocket as LiteX configures it (64 bits, 16 KiB caches), between two AXI4 ports: memory, cached, from
// 0x80000000, and devices, not cached, from 0x10000000, where it begins after reset.
//
// The image holds the first instructions at BOOT. The table of pages they turn on is made here, at PAGES:
// addresses below 1 GiB stay as they are, the GiB of PROGRAM is the memory.
#include "VExampleRocketSystem.h"
#include "testbench.h"
#include "verilated.h"

constexpr uint32_t RESET = 0x10000000, MEMORY = 0x80000000, BOOT = 0xFE000, PAGES = 0xFF000;
constexpr uint32_t LEAF = 0xCF;  // dirty, accessed, execute, write, read, valid

// One AXI4 port with one read and one write in flight.
struct Port {
  bool reading = false, writing = false, written = false;
  uint32_t read_at = 0, write_at = 0;
  unsigned read_left = 0, read_size = 0, write_size = 0, read_id = 0, write_id = 0;

  static uint32_t next(uint32_t address, unsigned size) { return (address & ~((1u << size) - 1)) + (1u << size); }
};

class Rocket {
 public:
  explicit Rocket(Memory &m) : memory(m) {
    memory.write(PAGES, LEAF, 15);
    memory.write(PAGES + 8, (MEMORY >> 12 << 10) | LEAF, 15);
    top.debug_dmactiveAck = 1;
    top.debug_clockeddmi_dmi_resp_ready = 1;
    reset(1);
  }

  void clock(uint64_t count) {
    edge(0);
    if (count == 100) reset(0);
#define DRIVE(NAME, PORT)                                 \
  top.NAME##_ar_ready = !PORT.reading;                    \
  top.NAME##_aw_ready = !PORT.writing && !PORT.written;   \
  top.NAME##_w_ready = PORT.writing;                      \
  top.NAME##_b_valid = PORT.written;                      \
  top.NAME##_b_bits_id = PORT.write_id;                   \
  top.NAME##_b_bits_resp = 0;                             \
  top.NAME##_r_valid = PORT.reading;                      \
  top.NAME##_r_bits_id = PORT.read_id;                    \
  top.NAME##_r_bits_data = PORT.reading ? load(PORT.read_at) : 0; \
  top.NAME##_r_bits_resp = 0;                             \
  top.NAME##_r_bits_last = PORT.reading && PORT.read_left == 0;
    DRIVE(mem_axi4_0, cached)
    DRIVE(mmio_axi4_0, devices)
#undef DRIVE
    top.eval();
#define SAMPLE(NAME, PORT)                                                               \
  {                                                                                      \
    const bool address_read = top.NAME##_ar_valid && top.NAME##_ar_ready;                \
    const bool address_write = top.NAME##_aw_valid && top.NAME##_aw_ready;               \
    if (top.NAME##_r_valid && top.NAME##_r_ready) {                                      \
      if (PORT.read_left-- == 0) PORT.reading = false;                                   \
      else PORT.read_at = Port::next(PORT.read_at, PORT.read_size);                      \
    }                                                                                    \
    if (top.NAME##_b_valid && top.NAME##_b_ready) PORT.written = false;                  \
    if (top.NAME##_w_valid && top.NAME##_w_ready) {                                      \
      store(PORT.write_at & ~7u, top.NAME##_w_bits_data, top.NAME##_w_bits_strb);        \
      PORT.write_at = Port::next(PORT.write_at, PORT.write_size);                        \
      if (top.NAME##_w_bits_last) PORT.writing = false, PORT.written = true;             \
    }                                                                                    \
    if (address_read) {                                                                  \
      PORT.reading = true;                                                               \
      PORT.read_at = top.NAME##_ar_bits_addr;                                            \
      PORT.read_left = top.NAME##_ar_bits_len;                                           \
      PORT.read_size = top.NAME##_ar_bits_size;                                          \
      PORT.read_id = top.NAME##_ar_bits_id;                                              \
    }                                                                                    \
    if (address_write) {                                                                 \
      PORT.writing = true;                                                               \
      PORT.write_at = top.NAME##_aw_bits_addr;                                           \
      PORT.write_size = top.NAME##_aw_bits_size;                                         \
      PORT.write_id = top.NAME##_aw_bits_id;                                             \
    }                                                                                    \
  }
    SAMPLE(mem_axi4_0, cached)
    SAMPLE(mmio_axi4_0, devices)
#undef SAMPLE
    edge(1);
  }

 private:
  Memory &memory;
  VExampleRocketSystem top;
  Port cached, devices;

  void edge(int level) {
    top.clock = top.debug_clock = top.debug_clockeddmi_dmiClock = level;
    top.eval();
  }

  void reset(int level) { top.reset = top.debug_reset = top.debug_clockeddmi_dmiReset = level; }

  uint64_t load(uint32_t address) {
    if (address >= MEMORY) return memory.read<uint64_t>(address);
    return address - RESET < PAGES - BOOT ? memory.read<uint64_t>(BOOT + (address - RESET)) : 0;
  }

  void store(uint32_t address, uint64_t value, unsigned mask) {
    for (uint32_t half = 0; half < 2; half++, value >>= 32, mask >>= 4)
      if (mask & 15) store_word(address + 4 * half, uint32_t(value), mask & 15);
  }

  void store_word(uint32_t address, uint32_t value, unsigned mask) {
    if (address >= MEMORY) memory.write(address, value, mask);
    else memory.device(address, value);
  }
};

int main(int argc, char **argv) { return simulate<Rocket>(argc, argv); }
