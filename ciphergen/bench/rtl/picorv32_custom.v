// PicoRV32 with the unit of an extension on its co-processor interface.
module picorv32_custom (input clk, input resetn, output trap, output mem_valid, output mem_instr, input mem_ready,
    output [31:0] mem_addr, output [31:0] mem_wdata, output [3:0] mem_wstrb, input [31:0] mem_rdata);
  wire valid, wr, waits, ready;
  wire [31:0] insn, rs1, rs2, rd;
  picorv32 #(.BARREL_SHIFTER(1), .ENABLE_PCPI(1), .PROGADDR_RESET(32'h40000000)) core (.clk(clk), .resetn(resetn),
    .trap(trap), .mem_valid(mem_valid), .mem_instr(mem_instr), .mem_ready(mem_ready), .mem_addr(mem_addr),
    .mem_wdata(mem_wdata), .mem_wstrb(mem_wstrb), .mem_rdata(mem_rdata), .pcpi_valid(valid), .pcpi_insn(insn),
    .pcpi_rs1(rs1), .pcpi_rs2(rs2), .pcpi_wr(wr), .pcpi_rd(rd), .pcpi_wait(waits), .pcpi_ready(ready), .irq(32'b0));
  pcpi_custom unit (.pcpi_valid(valid), .pcpi_insn(insn), .pcpi_rs1(rs1), .pcpi_rs2(rs2), .pcpi_wr(wr), .pcpi_rd(rd),
    .pcpi_wait(waits), .pcpi_ready(ready));
endmodule
