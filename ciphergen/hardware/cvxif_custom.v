// The CORE-V eXtension interface, version 1.0.0, with X_NUM_RS = 2 and X_ISSUE_REGISTER_SPLIT = 0: it accepts the
// instructions of the unit and gives each result in the cycle of its issue. `hartid` and `id` of a result are those of
// the issue. For cores that issue only what they will commit.
module cvxif_custom (input issue_valid, output issue_ready, input [31:0] issue_req_instr, output issue_resp_accept,
    output issue_resp_writeback, output issue_resp_register_read_0, output issue_resp_register_read_1,
    input register_valid, output register_ready, input [31:0] register_rs_0, input [31:0] register_rs_1,
    input register_rs_valid_0, input register_rs_valid_1, output result_valid, input result_ready,
    output [31:0] result_data, output [4:0] result_rd, output result_we);
  wire hit;
  wire read = register_valid & register_rs_valid_0 & register_rs_valid_1;
  custom_unit unit (.insn(issue_req_instr), .rs1(register_rs_0), .rs2(register_rs_1), .hit(hit), .rd(result_data));
  assign issue_ready = ~hit | (read & result_ready);
  assign register_ready = issue_ready;
  assign issue_resp_accept = hit;
  assign issue_resp_writeback = hit;
  assign issue_resp_register_read_0 = hit;
  assign issue_resp_register_read_1 = hit;
  assign result_valid = issue_valid & hit & read;
  assign result_rd = issue_req_instr[11:7];
  assign result_we = hit;
endmodule
