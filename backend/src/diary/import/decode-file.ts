const UTF_16_LE = [0xff, 0xfe];
const UTF_16_BE = [0xfe, 0xff];

const startsWith = (bytes: Uint8Array, mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * The text of a file: UTF-16 if it has a byte order mark, UTF-8 if it is valid, otherwise
 * Windows-1252, which spreadsheets in western Europe still save.
 */
export function decodeFile(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF_16_LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, UTF_16_BE)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
