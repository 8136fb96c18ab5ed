import { finished, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';

/** Longest event of a model; anything longer is no answer. Characters. */
const MAX_EVENT = 1024 * 1024;

/**
 * Reads an event stream (`text/event-stream`) and yields the data of the events since the last
 * read. Yields nothing for comments and incomplete events.
 * @throws Error if an event is too long; the stream's own failure once all data received is read.
 */
export async function* readEvents(stream: Readable): AsyncGenerator<string[]> {
  let events: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    maxBufferSize: MAX_EVENT,
  });
  const decoder = new StringDecoder('utf8');
  // Not the stream's own iterator, which drops buffered data when the stream fails.
  const end: { isReached: boolean; failure?: Error | null | undefined } = { isReached: false };
  let wake = (): void => undefined;
  stream.on('readable', () => wake());
  finished(stream, (failure) => {
    end.isReached = true;
    end.failure = failure;
    wake();
  });
  try {
    for (;;) {
      const bytes = stream.read() as Buffer | null;
      if (bytes !== null) parser.feed(decoder.write(bytes));
      else if (end.isReached) break;
      else await new Promise<void>((resolve) => (wake = resolve));
      if (events.length === 0) continue;
      yield events;
      events = [];
    }
    if (end.failure) throw end.failure;
  } finally {
    stream.destroy();
  }
}
