#include <stdint.h>
#include <stddef.h>
typedef struct { uint32_t rk[96]; } lea128_key;
static inline uint32_t rol(uint32_t x, int n){ n&=31; return n? (x<<n)|(x>>(32-n)):x; }
static inline uint32_t ld(const uint8_t*p){return p[0]|p[1]<<8|p[2]<<16|(uint32_t)p[3]<<24;}
static inline void st(uint8_t*p,uint32_t v){p[0]=v;p[1]=v>>8;p[2]=v>>16;p[3]=v>>24;}
void lea128_expand_key(lea128_key*ks,const uint8_t*k){
 uint32_t d[4]={0xc3efe9db,0x44626b02,0x79e27c8a,0x78df30ec};
 uint32_t t0=ld(k),t1=ld(k+4),t2=ld(k+8),t3=ld(k+12);
 for(int i=0;i<24;i+=4){
#pragma GCC unroll 4
  for(int j=0;j<4;j++){ uint32_t dd=d[j];
   t0=rol(t0+dd,1); dd=rol(dd,1); t1=rol(t1+dd,3); t2=rol(t2+rol(dd,1),6); t3=rol(t3+rol(dd,2),11); 
   d[j]=rol(dd,3);
   ks->rk[4*(i+j)]=t0; ks->rk[4*(i+j)+1]=t1; ks->rk[4*(i+j)+2]=t2; ks->rk[4*(i+j)+3]=t3; 
   d[j]=rol(dd,3);
   d[(j+1)&3]=rol(d[(j+1)&3], i==0 && j<3 ? j+1:0);
  }
 }
}
static inline void enc(const lea128_key*ks,const uint8_t*in,uint8_t*out){
 uint32_t x0=ld(in),x1=ld(in+4),x2=ld(in+8),x3=ld(in+12);
 for(int i=0;i<24;i++){ const uint32_t*r=ks->rk+4*i;
  uint32_t y0=rol((x0^r[0])+(x1^r[1]),9),y1=rol((x1^r[2])+(x2^r[1]),27),y2=rol((x2^r[3])+(x3^r[1]),29);
  x3=x0;x0=y0;x1=y1;x2=y2;}
 st(out,x0);st(out+4,x1);st(out+8,x2);st(out+12,x3);
}
void lea128_encrypt(const lea128_key*ks,const uint8_t*in,uint8_t*out){enc(ks,in,out);}
void lea128_encrypt_blocks(const lea128_key*ks,const uint8_t*in,uint8_t*out,size_t n){ for(size_t i=0;i<n;i++) enc(ks,in+16*i,out+16*i); }
