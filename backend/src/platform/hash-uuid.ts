/**
 * A version 8 UUID (RFC 9562), always the same for the same hash.
 * @param hash at least 32 hexadecimal digits.
 */
export const hashUuid = (hash: string): string =>
  [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
