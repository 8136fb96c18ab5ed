import { Redis } from 'ioredis';

async function infoOf(redisUrl, section) {
  const redis = new Redis(redisUrl);
  const text = await redis.info(section);
  redis.disconnect();
  return (name) => Number(new RegExp(`${name}:(\\S+)`).exec(text)[1]);
}

/** Redis's CPU time since its start. Microseconds. */
export async function redisCpu(redisUrl) {
  const value = await infoOf(redisUrl, 'cpu');
  return (value('used_cpu_sys') + value('used_cpu_user')) * 1e6;
}

/** Memory used by Redis's data. Bytes. */
export async function redisMemory(redisUrl) {
  return (await infoOf(redisUrl, 'memory'))('used_memory');
}
