/** A longer line cannot be one of ours: it is skipped without being buffered. Bytes. */
const LONGEST = 65_536;

const NEWLINE = 10;

/** The lines of a log, one at a time. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    length += piece.length;
    if (length <= LONGEST) pieces.push(piece);
    else pieces = [];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      if (length <= LONGEST) yield Buffer.concat(pieces).toString('utf8');
      [pieces, length, from] = [[], 0, end + 1];
    }
    add(chunk.subarray(from));
  }
  if (length > 0 && length <= LONGEST) yield Buffer.concat(pieces).toString('utf8');
}

/**
 * Returns the JSON object in a line, which may follow a prefix such as that of Docker Compose, or
 * be wrapped as in Docker's own log files; `undefined` for any other line.
 */
export function entryIn(line: string): Record<string, unknown> | undefined {
  const start = line.indexOf('{');
  if (start === -1) return undefined;
  try {
    const entry = JSON.parse(line.slice(start)) as Record<string, unknown>;
    const { log, stream } = entry;
    return typeof log === 'string' && stream !== undefined ? entryIn(log) : entry;
  } catch {
    return undefined;
  }
}
