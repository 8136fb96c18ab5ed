import { createHash } from 'node:crypto';

/** Version 8 of RFC 9562: a custom UUID. */
const VERSION = 0x80;
const VARIANT = 0x80;

/**
 * The client id of a row: the same for the same row of the same pet, so that importing a file again
 * adds nothing.
 * @param nth distinguishes identical rows of a file.
 */
export function rowId(petId: number, row: object, nth: number): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([petId, row, nth]))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
