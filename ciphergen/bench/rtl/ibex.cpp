// Ibex with memory that grants at once and answers in the next cycle. Reset begins at PROGRAM + 0x80.
#include "Vibex_top.h"
#include "testbench.h"
#include "verilated.h"

class Ibex {
 public:
  explicit Ibex(Memory &m) : memory(m) {
    top.boot_addr_i = PROGRAM;
    top.fetch_enable_i = 5;  // IbexMuBiOn
    top.scan_rst_ni = 1;
    top.rst_ni = 1;
    top.eval();
    top.rst_ni = 0;  // a falling edge: most registers' clock is gated off until the core runs
  }

  void clock(uint64_t count) {
    top.clk_i = 0;
    if (count == 16) top.rst_ni = 1;
    top.instr_rvalid_i = fetched;
    top.instr_rdata_i = memory.read<uint32_t>(fetch);
    top.data_rvalid_i = accessed;
    top.data_rdata_i = memory.read<uint32_t>(access);
    top.eval();
    top.instr_gnt_i = top.instr_req_o;
    top.data_gnt_i = top.data_req_o;
    top.eval();
    fetched = top.instr_req_o && top.rst_ni;
    fetch = top.instr_addr_o;
    accessed = top.data_req_o && top.rst_ni;
    access = top.data_addr_o;
    if (accessed && top.data_we_o) store(access, top.data_wdata_o, top.data_be_o);
    top.clk_i = 1;
    top.eval();
  }

 private:
  Memory &memory;
  Vibex_top top;
  uint32_t fetch = 0, access = 0;
  bool fetched = false, accessed = false;

  void store(uint32_t address, uint32_t value, unsigned mask) {
    if (address >= PROGRAM) memory.write(address, value, mask);
    else memory.device(address, value);
  }
};

int main(int argc, char **argv) { return simulate<Ibex>(argc, argv); }
