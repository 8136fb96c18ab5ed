import { createServer } from 'node:http';
import pg from 'pg';
import { ready, serve } from '../role.mjs';

/**
 * The two message calls in plain `node:http` and `pg`: one prepared statement each, without
 * session, rules, limits or queue.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const PAGE = {
  name: 'page',
  text: `SELECT * FROM chat_messages WHERE "sessionId" = $1 ORDER BY id DESC LIMIT 51`,
};
const EXCHANGE = {
  name: 'exchange',
  text: `
    WITH question AS (
      INSERT INTO chat_messages ("sessionId", role, content, status)
      VALUES ($1, 'user', $2, 'complete') RETURNING *
    ), reply AS (
      INSERT INTO chat_messages ("sessionId", role, content, status, "replyTo")
      SELECT "sessionId", 'assistant', '', 'pending', id FROM question RETURNING *
    )
    SELECT * FROM question UNION ALL SELECT * FROM reply`,
};

async function answer(request, response) {
  const sessionId = Number(request.url.slice(1));
  if (request.method === 'GET') {
    const { rows } = await pool.query({ ...PAGE, values: [sessionId] });
    response.end(JSON.stringify(rows.slice(0, 50).reverse()));
    return;
  }
  const [body] = await request.toArray();
  const { rows } = await pool.query({
    ...EXCHANGE,
    values: [sessionId, JSON.parse(body).content],
  });
  response.writeHead(201).end(JSON.stringify({ message: rows[0], reply: rows[1] }));
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => ready(server));
serve();
