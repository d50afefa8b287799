// PicoRV32 with memory that answers in the cycle of the question.
#include "Vpicorv32_custom.h"
#include "testbench.h"
#include "verilated.h"

class Picorv32 {
 public:
  explicit Picorv32(Memory &m) : memory(m) {}

  void clock(uint64_t count) {
    top.clk = 0;
    top.resetn = count >= 16;
    top.eval();
    top.mem_ready = top.mem_valid;
    top.mem_rdata = memory.read<uint32_t>(top.mem_addr);
    top.eval();
    if (top.resetn && top.mem_valid && top.mem_wstrb) store(top.mem_addr, top.mem_wdata, top.mem_wstrb);
    top.clk = 1;
    top.eval();
  }

 private:
  Memory &memory;
  Vpicorv32_custom top;

  void store(uint32_t address, uint32_t value, unsigned mask) {
    if (address >= PROGRAM) memory.write(address, value, mask);
    else memory.device(address, value);
  }
};

int main(int argc, char **argv) { return simulate<Picorv32>(argc, argv); }
