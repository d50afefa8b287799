/* Counter mode over the functions of lea.c, in three forms. */
#include "lea.c"
/* The plainest: byte loops for the increment and the last block. */
void lea128_ctr_plain(const lea128_key*ks,uint8_t c[16],const uint8_t*in,uint8_t*out,size_t bytes){
 uint8_t s[16];
 while(bytes){
  size_t n=bytes<16?bytes:16;
  enc(ks,c,s);
  for(int i=15;i>=0;i--) if(++c[i]) break;
  for(size_t i=0;i<n;i++) out[i]=in[i]^s[i];
  in+=n;out+=n;bytes-=n;
 }
}
/* Whole blocks, then the rest. */
void lea128_ctr_tail(const lea128_key*ks,uint8_t c[16],const uint8_t*in,uint8_t*out,size_t bytes){
 uint8_t s[16];
 for(;bytes>=16;bytes-=16,in+=16,out+=16){
  enc(ks,c,s);
  for(int i=0;i<16;i++) out[i]=in[i]^s[i];
  for(int i=15;i>=0;i--) if(++c[i]) break;
 }
 if(bytes){
  enc(ks,c,s);
  for(size_t i=0;i<bytes;i++) out[i]=in[i]^s[i];
  for(int i=15;i>=0;i--) if(++c[i]) break;
 }
}
/* Epochs of 256 blocks. */
void lea128_ctr_epochs(const lea128_key*ks,uint8_t c[16],const uint8_t*in,uint8_t*out,size_t bytes){
 uint8_t s[16];
 while(bytes>=16){
  uint32_t v=c[15];
  uint32_t x0=ld(c),x1=ld(c+4),x2=ld(c+8),x3=c[12]|c[13]<<8|c[14]<<16;
  do {
   uint32_t a=x0,b=x1,d=x2,e=x3|v<<24;
   for(int i=0;i<24;i++){ const uint32_t*r=ks->rk+4*i;
    uint32_t y0=rol((a^r[0])+(b^r[1]),9),y1=rol((b^r[2])+(d^r[1]),27),y2=rol((d^r[3])+(e^r[1]),29);
    e=a;a=y0;b=y1;d=y2;}
   st(s,a);st(s+4,b);st(s+8,d);st(s+12,e);
   for(int i=0;i<16;i++) out[i]=in[i]^s[i];
   in+=16;out+=16;bytes-=16;v++;
  } while(bytes>=16&&v<256);
  c[15]=v;
  if(v==256) for(int i=14;i>=0;i--) if(++c[i]) break;
 }
 if(bytes){
  enc(ks,c,s);
  for(size_t i=0;i<bytes;i++) out[i]=in[i]^s[i];
  for(int i=15;i>=0;i--) if(++c[i]) break;
 }
}
