import { createServer } from 'node:http';
import { chunk } from '../chunk.mjs';
import { longAnswer } from '../long-answer.mjs';
import { ready, serve } from '../role.mjs';

/** Approximate characters per token. */
const TOKEN = 4;
const TOKENS = longAnswer.match(new RegExp(`[^]{1,${TOKEN}}`, 'g'));

/** Tokens per second; unset: as fast as possible. */
let rate;

/** A model that always gives the long answer at the set rate. */
function answer(request, response) {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const startedAt = performance.now();
  let token = 0;
  const write = () => {
    const due = rate ? Math.ceil(((performance.now() - startedAt) / 1000) * rate) : TOKENS.length;
    while (token < Math.min(due, TOKENS.length)) response.write(chunk(TOKENS[token++]));
    if (token < TOKENS.length) setTimeout(write, 1000 / rate);
    else response.end('data: [DONE]\n\n');
  };
  write();
}

const server = createServer(answer);
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => ready(server));
serve({ rate: (told) => void (rate = told) });
