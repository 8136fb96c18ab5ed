import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import OpenAI from 'openai';
import { readCompletion } from './completion.mjs';

/** A worker of the bare parts: bullmq, ioredis and one reader of the model; one tick for all. */
const { REDIS_URL, MODEL_URL, QUEUE, READER } = process.env;
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

async function answer({ data: { id, user } }) {
  const reply = { id, channel: `${QUEUE}:u:${user}`, sent: 0 };
  await read(MODEL_URL, (text) => write(reply, text));
  flush();
  await redis.expire(`${QUEUE}:${id}`, 60);
  await redis.publish(reply.channel, JSON.stringify({ id, done: true }));
}

const worker = new Worker(QUEUE, answer, {
  connection: { url: REDIS_URL, maxRetriesPerRequest: null },
  concurrency: 256,
  removeOnComplete: { count: 0 },
});
await worker.waitUntilReady();
process.send({});
process.on('disconnect', () => process.exit());
