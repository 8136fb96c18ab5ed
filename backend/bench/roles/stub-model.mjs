import { createServer } from 'node:http';
import { chunk } from '../chunk.mjs';
import { ready, serve } from '../role.mjs';
import { stamp } from '../stamp.mjs';

/** The model's speed in milliseconds; the length of an answer varies by up to `spread`. */
let pace;

function answer(request, response) {
  request.resume();
  const { first, gap, spread = 0, isStamped } = pace;
  const tokens = Math.round(pace.tokens * (1 + spread * (2 * Math.random() - 1)));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const startedAt = performance.now();
  let token = 0;
  const write = () => {
    response.write(chunk(isStamped ? stamp(token) : `token ${token} `));
    token += 1;
    if (token === tokens) response.end('data: [DONE]\n\n');
    else wait();
  };
  // Timed from the start, so that late timers do not add up.
  const wait = () =>
    setTimeout(write, Math.max(0, startedAt + first + token * gap - performance.now()));
  wait();
}

const server = createServer(answer);
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => ready(server));
serve({ pace: (told) => void (pace = told) });
