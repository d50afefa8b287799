// VexRiscv with memory on both Wishbone buses that acknowledges in the cycle of the request.
#include "Vvexriscv_custom.h"
#include "testbench.h"
#include "verilated.h"

class Vexriscv {
 public:
  explicit Vexriscv(Memory &m) : memory(m) { top.externalResetVector = PROGRAM; }

  void clock(uint64_t count) {
    top.clk = 0;
    top.reset = count < 16;
    top.eval();
    top.iBusWishbone_ACK = top.iBusWishbone_CYC && top.iBusWishbone_STB;
    top.iBusWishbone_DAT_MISO = memory.read<uint32_t>(top.iBusWishbone_ADR << 2);
    top.dBusWishbone_ACK = top.dBusWishbone_CYC && top.dBusWishbone_STB;
    top.dBusWishbone_DAT_MISO = memory.read<uint32_t>(top.dBusWishbone_ADR << 2);
    top.eval();
    if (!top.reset && top.dBusWishbone_ACK && top.dBusWishbone_WE)
      store(top.dBusWishbone_ADR << 2, top.dBusWishbone_DAT_MOSI, top.dBusWishbone_SEL);
    top.clk = 1;
    top.eval();
  }

 private:
  Memory &memory;
  Vvexriscv_custom top;

  void store(uint32_t address, uint32_t value, unsigned mask) {
    if (address >= PROGRAM) memory.write(address, value, mask);
    else memory.device(address, value);
  }
};

int main(int argc, char **argv) { return simulate<Vexriscv>(argc, argv); }
