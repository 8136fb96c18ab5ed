import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

/** An address of this machine other than the loopback device's. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && one.family === 'IPv4' && !one.internal)?.address;

let world: World;

beforeAll(async () => {
  world = await World.create();
});

afterAll(() => world.close());

async function takesConnections(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const statusAt = async (port: number, path: string): Promise<number> =>
  (await visit(`http://127.0.0.1:${String(port)}${path}`)).status;

describe('HOST and METRICS_HOST', () => {
  (!outside ? it.skip : it)('keep a process to one address; without them it has all', async () => {
    const hosts = { HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1' };
    const [api, worker, open] = await Promise.all([
      world.api(undefined, hosts),
      world.worker(hosts),
      world.api(),
    ]);
    const reached = [api, worker, open].map(({ port }) => takesConnections(port, outside ?? ''));
    expect(await Promise.all(reached)).toEqual([false, false, true]);
    await Promise.all([api, worker, open].map((process) => process.end()));
  });
});

describe('API_METRICS_PORT', () => {
  it('moves health and metrics to another port, and nothing else', async () => {
    const [port, metrics] = [await freePort(), await freePort()];
    const own = {
      PORT: String(port),
      API_METRICS_PORT: String(metrics),
      METRICS_HOST: '127.0.0.1',
    };
    const api = Process.spawn('api', { ...world.settings, ...own }, port);
    try {
      await until('the API is ready', async () => {
        const answer = await visit(`http://127.0.0.1:${String(metrics)}/health/ready`).catch(
          () => null,
        );
        return answer?.ok;
      });
      for (const path of ['/health/live', '/health/ready', '/metrics']) {
        expect([path, await statusAt(metrics, path)]).toEqual([path, 200]);
      }
      for (const path of ['/health/live', '/health/ready', '/metrics', '/Metrics', '/metrics/']) {
        expect([path, await statusAt(port, path)]).toEqual([path, 404]);
      }
      for (const path of ['/', '/api/config', '/socket.io/', '/operator/queues']) {
        expect([path, await statusAt(metrics, path)]).toEqual([path, 404]);
      }
      expect(await statusAt(port, '/api/config')).toBe(200);
      if (outside) expect(await takesConnections(metrics, outside)).toBe(false);
    } finally {
      await api.end('SIGKILL');
    }
  });

  it('that is in use stops the API with a clear message', async () => {
    const { port } = await world.worker();
    const settings = { ...world.settings, PORT: String(await freePort()) };
    const api = Process.spawn('api', { ...settings, API_METRICS_PORT: String(port) });
    expect(await api.ended()).toBe(1);
    expect(api.output).toContain(`Port ${String(port)} is already in use.`);
  });
});
