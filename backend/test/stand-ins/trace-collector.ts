import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../harness/until.js';

interface KeyValue {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number };
}

/** A span in OTLP's JSON form. */
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: KeyValue[];
  events: { name: string; attributes: KeyValue[] }[];
  status: { code: number };
}

interface SentBatch {
  resourceSpans: { resource: { attributes: KeyValue[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A span in the form that tests read. */
interface CollectedSpan {
  service: string;
  resource: Record<string, string | number | undefined>;
  traceId: string;
  id: string;
  parent: string | undefined;
  name: string;
  facts: Record<string, string | number | undefined>;
  events: string[];
  failed: boolean;
}

const factsOf = (attributes: KeyValue[]): CollectedSpan['facts'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.intValue ?? value.doubleValue,
    ]),
  );

/** An OpenTelemetry collector that stores what it receives. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** Everything it received, unparsed. */
  text = '';
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') this.keep(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The spans of the trace in which this reply was requested. */
  traceOf(replyId: number): CollectedSpan[] {
    const asked = this.spans.find(({ facts }) => facts['zampa.reply.id'] === replyId);
    return this.spans.filter(({ traceId }) => traceId === asked?.traceId);
  }

  /** The same, once it contains these spans. */
  traceWith(replyId: number, ...names: string[]): Promise<CollectedSpan[]> {
    return until(`the trace of ${String(replyId)} is sent`, () => {
      const trace = this.traceOf(replyId);
      return names.every((name) => trace.some((span) => span.name === name)) ? trace : null;
    });
  }

  /** From this span of a reply's trace up to the root: service and name. */
  wayTo(replyId: number, name: string): string[] {
    const trace = this.traceOf(replyId);
    const way: string[] = [];
    let span = trace.find((each) => each.name === name);
    while (span) {
      const { service, parent } = span;
      way.push(`${service}: ${span.name}`);
      span = trace.find(({ id }) => id === parent);
    }
    return way;
  }

  private keep(text: string): void {
    this.text += text;
    for (const { resource, scopeSpans } of (JSON.parse(text) as SentBatch).resourceSpans) {
      const service = String(factsOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({
          service,
          resource: factsOf(resource.attributes),
          traceId: span.traceId,
          id: span.spanId,
          parent: span.parentSpanId || undefined,
          name: span.name,
          facts: factsOf(span.attributes),
          events: span.events.map(({ name }) => name),
          failed: span.status.code === 2,
        });
      }
    }
  }
}
