import { finished, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';

/** No event of a model is longer; what grows beyond it is no answer. Characters. */
const MAX_EVENT = 1024 * 1024;

/**
 * Reads a stream of events (`text/event-stream`) and yields the data of those that came since the
 * last time it was asked; nothing for comments and for pieces of an event.
 * @throws Error when an event is too long, and what the stream fails with, behind all that came.
 */
export async function* readEvents(stream: Readable): AsyncGenerator<string[]> {
  let events: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    maxBufferSize: MAX_EVENT,
  });
  const decoder = new StringDecoder('utf8');
  for await (const bytes of readAll(stream)) {
    parser.feed(decoder.write(bytes));
    if (events.length > 0) {
      yield events;
      events = [];
    }
  }
}

/** As a stream's own iterator, which however forgets what it still holds when the stream fails. */
async function* readAll(stream: Readable): AsyncGenerator<Buffer> {
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
      if (bytes !== null) yield bytes;
      else if (end.isReached) break;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
    if (end.failure) throw end.failure;
  } finally {
    stream.destroy();
  }
}
