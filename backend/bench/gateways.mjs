import { startRole } from './processes.mjs';
import { processesOf } from './product.mjs';
import { socketIoAddress } from './socket-io.mjs';

/**
 * Three gateways that relay a user's events to their tabs: `ws`, Socket.IO, and the product's API
 * process. `start(users)` returns the process, and each user's channel with a way to open a tab.
 */
export function gatewaysOf({ owners, ...services }) {
  const env = (QUEUE) => ({ REDIS_URL: services.redisUrl, QUEUE, DELIVERY: 'channel' });
  const numbers = (users) => Array.from({ length: users }, (_, user) => user);
  const bareGateway = (name, file, queue, addressOf) => ({
    name,
    form: 'bare',
    async start(users) {
      const process = await startRole(file, env(queue));
      const places = numbers(users).map((user) => ({
        channel: `${queue}:u:${user}`,
        tab: addressOf(process.url, user),
      }));
      return { process, places };
    },
  });
  return [
    bareGateway('bare ws', 'bare-ws-gateway.mjs', 'bench-ws', (url, user) => ({
      url: `${url.replace('http', 'ws')}/?user=${user}`,
      protocol: 'ws',
    })),
    bareGateway('bare socket.io', 'bare-gateway.mjs', 'bench-socket-io', (url, user) => ({
      url: socketIoAddress(url, `&user=${user}`),
      protocol: 'socket.io',
    })),
    {
      name: 'product',
      form: 'product',
      async start(users) {
        const process = await processesOf(services).startApi();
        const taken = await owners.take(users, process.url);
        const places = taken.map(({ id, headers: { cookie } }) => ({
          channel: `u:${id}`,
          tab: { url: socketIoAddress(process.url), protocol: 'socket.io', cookie },
        }));
        return { process, places };
      },
    },
  ];
}

/** `each` tabs per user. */
export const tabsOf = (places, each) =>
  places.flatMap(({ tab }) => Array.from({ length: each }, () => tab));
