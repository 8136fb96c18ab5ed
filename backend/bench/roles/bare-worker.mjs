import { Emitter } from '@socket.io/redis-emitter';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import OpenAI from 'openai';
import { readCompletion } from '../completion.mjs';
import { ready, serve } from '../role.mjs';

/**
 * A worker built from bullmq, ioredis and one model reader. `DELIVERY` is `channel` (append and
 * publish, one tick for all replies) or `adapter` (emits each token).
 */
const { REDIS_URL, MODEL_URL, QUEUE, READER, DELIVERY, CONCURRENCY = '256' } = process.env;
const TICK_MS = 33;

const openai = new OpenAI({ apiKey: 'bench', baseURL: `${MODEL_URL}/v1`, maxRetries: 0 });

async function readByClient(_modelUrl, onText) {
  const request = { model: 'stub', stream: true, messages: [] };
  for await (const chunk of await openai.chat.completions.create(request)) {
    onText(chunk.choices[0].delta.content);
  }
}

const read = { 'node:http': readCompletion, openai: readByClient }[READER];
const redis = new Redis(REDIS_URL);
const emitter = new Emitter(redis);
const waiting = new Map();
let timer;

function flush() {
  clearTimeout(timer);
  timer = undefined;
  const pipeline = redis.pipeline();
  for (const [reply, text] of waiting) {
    pipeline.append(`${QUEUE}:${reply.id}`, text);
    pipeline.publish(reply.channel, JSON.stringify({ id: reply.id, offset: reply.sent, text }));
    reply.sent += text.length;
  }
  waiting.clear();
  pipeline.exec().catch(() => process.exit(1));
}

function write(reply, text) {
  waiting.set(reply, (waiting.get(reply) ?? '') + text);
  if (reply.sent === 0) flush();
  else timer ??= setTimeout(flush, TICK_MS);
}

const emit = ({ channel }, event) => emitter.to(channel).emit('token', JSON.stringify(event));

function emitText(reply, text) {
  emit(reply, { id: reply.id, offset: reply.sent, text });
  reply.sent += text.length;
}

async function answer({ data: { id, user } }) {
  const reply = { id, channel: `${QUEUE}:u:${user}`, sent: 0 };
  const onText = DELIVERY === 'channel' ? write : emitText;
  await read(MODEL_URL, (text) => onText(reply, text));
  if (DELIVERY === 'adapter') {
    emit(reply, { id, done: true });
    return;
  }
  flush();
  await redis.expire(`${QUEUE}:${id}`, 60);
  await redis.publish(reply.channel, JSON.stringify({ id, done: true }));
}

const worker = new Worker(QUEUE, answer, {
  connection: { url: REDIS_URL, maxRetriesPerRequest: null },
  concurrency: Number(CONCURRENCY),
  removeOnComplete: { count: 0 },
});
await worker.waitUntilReady();
ready();
serve();
