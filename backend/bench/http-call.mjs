import { Agent, request } from 'node:http';

/** As many connections as a front door would keep. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Opens connections for reuse, like those a front door keeps from busier moments. */
export const openConnections = (url, count) =>
  Promise.all(Array.from({ length: count }, () => call('GET', url)));

/** A JSON call with plain node:http; rejects on any status but success. */
export function call(method, url, body, headers = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const sent = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent, headers: sent }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (piece) => (answer += piece));
      response.on('error', reject).on('end', () => {
        if (response.statusCode < 300) resolve({ body: JSON.parse(answer), response });
        else reject(new Error(`${method} ${url}: ${response.statusCode} ${answer}`));
      });
    });
    outgoing.on('error', (error) => {
      // The server closed a kept-alive connection just as it was reused.
      const closed = outgoing.reusedSocket && error.code === 'ECONNRESET';
      if (closed) resolve(call(method, url, body, headers));
      else reject(error);
    });
    outgoing.end(text);
  });
}
