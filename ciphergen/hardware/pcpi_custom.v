// PicoRV32's co-processor interface: it answers at once to the instructions of the unit, and to no others.
module pcpi_custom (input pcpi_valid, input [31:0] pcpi_insn, input [31:0] pcpi_rs1, input [31:0] pcpi_rs2,
    output pcpi_wr, output [31:0] pcpi_rd, output pcpi_wait, output pcpi_ready);
  wire hit;
  custom_unit unit (.insn(pcpi_insn), .rs1(pcpi_rs1), .rs2(pcpi_rs2), .hit(hit), .rd(pcpi_rd));
  assign pcpi_ready = pcpi_valid & hit;
  assign pcpi_wr = pcpi_ready;
  assign pcpi_wait = 1'b0;
endmodule
