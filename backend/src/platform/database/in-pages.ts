/**
 * Rows that are read a page at a time, each only when the one before has been used up.
 * @param read the next rows after `last`, in order; fewer than `size` at the end.
 */
export async function* inPages<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const page = await read(last);
    yield* page;
    if (page.length < size) return;
    last = page.at(-1);
  }
}
