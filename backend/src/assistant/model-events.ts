import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';

/** No event of a model is longer; what grows beyond it is no answer. Characters. */
const LONGEST_EVENT = 1024 * 1024;

/**
 * Reads a stream of events (`text/event-stream`) and yields the data of those that came together;
 * nothing for comments and for pieces of an event.
 * @throws Error when an event is too long, and what the stream fails with.
 */
export async function* readEvents(stream: Readable): AsyncGenerator<string[]> {
  let events: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    maxBufferSize: LONGEST_EVENT,
  });
  const decoder = new StringDecoder('utf8');
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    parser.feed(decoder.write(bytes));
    if (events.length > 0) {
      yield events;
      events = [];
    }
  }
}
