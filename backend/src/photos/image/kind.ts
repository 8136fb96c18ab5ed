/** A kind of photo, determined by its first bytes alone. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** Brands of HEIF files whose pictures are coded as HEVC. */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** Maximum read of the box of brands: a photo's is never longer. Bytes. */
const MAX_BRANDS = 512;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Ignores headers and file names, which anybody may make up. */
export function kindOf(file: Buffer): PhotoKind | undefined {
  if (file.length < 16) return undefined;
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg';
  if (file.subarray(0, 8).equals(PNG)) return 'png';
  const text = (from: number): string => file.toString('latin1', from, from + 4);
  if (text(0) === 'RIFF' && text(8) === 'WEBP') return 'webp';
  return text(4) === 'ftyp' && isHevc(file) ? 'heic' : undefined;
}

/** The box lists the file's own brand, then the compatible ones. */
function isHevc(file: Buffer): boolean {
  const end = Math.min(file.readUInt32BE(0), MAX_BRANDS, file.length);
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) {
    if (HEVC_BRANDS.has(file.toString('latin1', at, at + 4))) return true;
  }
  return false;
}
