/** An opaque cursor: where the next page starts. */
const cursorOf = (place: number | string): string =>
  Buffer.from(String(place)).toString('base64url');

export const placeOf = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

/** For `nextCursor` of a page. */
export const nextCursor = <Item>(
  items: readonly Item[],
  hasMore: boolean,
  place: (last: Item) => number | string,
): string | null => {
  const last = items.at(-1);
  return hasMore && last !== undefined ? cursorOf(place(last)) : null;
};
