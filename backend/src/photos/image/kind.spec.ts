import { describe, expect, it } from '@jest/globals';
import { kindOf } from './kind.js';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat([
    ...parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
    Buffer.alloc(24),
  ]);

const box = (size: number, ...brands: string[]) =>
  bytes([0, 0, 0, size], 'ftyp', brands[0] ?? '', [0, 0, 0, 0], ...brands.slice(1));

describe("a photo's file type", () => {
  it('is recognised by its first bytes', () => {
    expect(kindOf(bytes([0xff, 0xd8, 0xff, 0xe1]))).toBe('jpeg');
    expect(kindOf(bytes([0x89], 'PNG\r\n\u001a\n'))).toBe('png');
    expect(kindOf(bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '))).toBe('webp');
    expect(kindOf(box(24, 'heic', 'mif1'))).toBe('heic');
    expect(kindOf(box(24, 'mif1', 'heic'))).toBe('heic');
  });

  it('is undefined for other files, short ones and unsupported brands', () => {
    expect(kindOf(bytes('GIF89a'))).toBeUndefined();
    expect(kindOf(bytes('<svg xmlns="">'))).toBeUndefined();
    expect(kindOf(bytes('RIFF', [1, 2, 3, 4], 'AVI LIST'))).toBeUndefined();
    expect(kindOf(box(24, 'avif', 'mif1'))).toBeUndefined();
    expect(kindOf(box(20, 'mif1', 'avif', 'heic'))).toBeUndefined();
    expect(kindOf(Buffer.from([0xff, 0xd8, 0xff]))).toBeUndefined();
  });
});
