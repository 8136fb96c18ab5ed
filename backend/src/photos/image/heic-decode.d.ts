declare module 'heic-decode' {
  interface Picture {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }

  const decode: { all(given: { buffer: Uint8Array }): Promise<Picture[]> };
  export default decode;
}
