import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { PoolClient } from './pool-client.js';

/** A message of PostgreSQL's protocol. */
const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const SHUTTING_DOWN = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

const REFUSED = Buffer.concat([
  message(
    'E',
    Buffer.from('SERROR\0C25006\0Mcannot execute INSERT in a read-only transaction\0\0'),
  ),
  READY,
]);
const DONE = Buffer.concat([message('C', Buffer.from('INSERT 0 1\0')), READY]);

let server: Server;

afterEach(() => {
  server.close();
});

it('survives a server that closes the connection in the packet that reports it ready', async () => {
  server = createServer((socket) => {
    socket.once('data', () => {
      socket.end(Buffer.concat([AUTHENTICATED, READY, SHUTTING_DOWN]));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new Pool({ host: '127.0.0.1', port, user: 'zampa', max: 1, Client: PoolClient });
  const client = await pool.connect();
  await expect(client.query('SELECT 1')).rejects.toThrow(/not queryable|terminated/);
  client.release();
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

it('leaves a server that refuses writes, and connects anew', async () => {
  const answers = [REFUSED, DONE];
  server = createServer((socket) => {
    const answer = answers.shift() ?? REFUSED;
    socket.once('data', () => {
      socket.write(Buffer.concat([AUTHENTICATED, READY]));
      socket.on('data', (data) => data.toString().startsWith('Q') && socket.write(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new Pool({ host: '127.0.0.1', port, user: 'zampa', max: 1, Client: PoolClient });
  const former = await pool.connect();
  await expect(former.query('INSERT')).rejects.toThrow('read-only');
  former.release();
  expect((await pool.query('INSERT')).rowCount).toBe(1);
  await pool.end();
});
