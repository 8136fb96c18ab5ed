// The health check of the image: whether the process in this container can do its work.
const port = process.env.HEALTH_PORT || process.env.PORT || 3000;
const signal = AbortSignal.timeout(5_000);
const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
