import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
const BODY = JSON.stringify({ model: 'stub', stream: true, messages: [] });
const HEADERS = { 'content-type': 'application/json', 'content-length': BODY.length };

/** Reads one completion with plain node:http; `onText` gets each token. */
export function readCompletion(modelUrl, onText) {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: HEADERS };
    const outgoing = request(`${modelUrl}/v1/chat/completions`, options, (response) => {
      let rest = '';
      response.setEncoding('utf8').on('data', (piece) => {
        const events = (rest + piece).split('\n\n');
        rest = events.pop();
        for (const event of events) {
          if (event === 'data: [DONE]') continue;
          onText(JSON.parse(event.slice('data: '.length)).choices[0].delta.content);
        }
      });
      response.on('error', reject).on('end', resolve);
    });
    outgoing.on('error', reject).end(BODY);
  });
}
