import type { ClientBase } from 'pg';

/** Conversations of a given length; all others share the remaining messages, most of them few. */
interface Sessions {
  /** 100,000 messages, one in ten of all, over all time. */
  long: number;
  /** 200,000, all in the first half. */
  silent: number;
  /** 10 messages. */
  short: number;
  /** 100 messages. */
  middle: number;
  others: number[];
}

const OTHERS = 2000;

const ACCOUNTS = `
  WITH added AS (
    INSERT INTO users (username, email, "subscriptionStatus", "totalQuestionCount")
    SELECT 'user ' || n, 'user-' || n || '@example.org', 'expert', n % 900
    FROM generate_series(1, ${String(OTHERS)}) AS n RETURNING id
  ), animals AS (
    INSERT INTO pets ("userId", name, species) SELECT id, 'Micia', 'gatto' FROM added
    RETURNING id, "userId"
  )
  INSERT INTO chat_sessions ("userId", "petId", title) SELECT "userId", id, 'Micia' FROM animals
  RETURNING id`;

/** Half a million questions in order of time, each with its session. */
const EXCHANGES = `
  SELECT n, CASE
    WHEN n % 10 = 0 THEN $1::int
    WHEN n % 10 IN (1, 2, 3, 4) AND n <= 250000 THEN $2::int
    WHEN n % 100000 = 7 THEN $3::int
    WHEN n % 10000 = 8 THEN $4::int
    ELSE ($5::int[])[1 + floor(${String(OTHERS)} * power(abs(hashint4(n)) / 2147483648.0, 3))::int]
  END AS session
  FROM generate_series(1, 500000) AS n`;

const MESSAGES = `
  INSERT INTO chat_messages (id, "sessionId", role, content, timestamp, status, "clientId",
    "replyTo", attempt, triage, model, "finishedAt")
  SELECT $6 + 2 * n - 1 + part, session,
    CASE part WHEN 0 THEN 'user' ELSE 'assistant' END,
    repeat('Micia schläft ', 3 + part * (n % 10)),
    now() - interval '1 year' * (500000 - n) / 500000, 'complete',
    CASE part WHEN 0 THEN gen_random_uuid() END,
    CASE part WHEN 1 THEN $6 + 2 * n - 1 END, part,
    CASE part WHEN 1 THEN '{"level": "routine", "reasons": [], "actions": [], "donts": [],
      "contacts": []}'::jsonb END,
    CASE part WHEN 1 THEN 'first-model' END,
    CASE part WHEN 1 THEN now() - interval '1 year' * (500000 - n) / 500000 END
  FROM (${EXCHANGES}) AS exchange, generate_series(0, 1) AS part`;

const AROUND = `
  INSERT INTO billing_customers ("userId", "stripeCustomerId", "closedAt", "syncedAt", "nextSyncAt")
  SELECT users.id, 'cus_' || n,
    CASE WHEN users.id IS NULL THEN now() - make_interval(days => n % 3000) END,
    now() - CASE WHEN users.id IS NULL THEN make_interval(days => n % 3000) ELSE '1 hour' END,
    CASE WHEN users.id IS NOT NULL THEN now() + interval '1 hour' END
  FROM generate_series(1, 10000) AS n LEFT JOIN users ON users.username = 'user ' || n;
  INSERT INTO subscriptions ("stripeSubscriptionId", "customerId", plan, status, "periodEnd",
    "cancelAtPeriodEnd", "createdAt")
  SELECT 'sub_' || id, id, 'pro', 'active', now(), false, now()
  FROM billing_customers WHERE "userId" IS NOT NULL;
  INSERT INTO payments ("invoiceId", "customerId", number, plan, amount, currency, status,
    "createdAt")
  SELECT 'in_' || id || '_' || n, id, n, 'pro', 999, 'eur', 'paid', now() - n * interval '30 days'
  FROM billing_customers, generate_series(1, 5) AS n;
  INSERT INTO stripe_events (id, type, "stripeCustomerId", created, "receivedAt", "processedAt")
  SELECT 'evt_' || n, 'invoice.paid', 'cus_' || n % 10000, now(),
    now() - interval '29 days' * (20000 - n) / 20000, now()
  FROM generate_series(1, 20000) AS n;
  INSERT INTO mails (key, template, language, "createdAt", "sentAt", "nextTryAt")
  SELECT 'receipt-' || n, 'receipt', 'it', sent, sent, NULL
  FROM (SELECT n, now() - interval '1 year' * (20000 - n) / 20000 AS sent
    FROM generate_series(1, 20000) AS n) AS mail;
  INSERT INTO user_identities ("userId", provider, subject)
  SELECT id, 'google', id FROM users WHERE "totalQuestionCount" > 0;
  INSERT INTO plan_changes ("userId", "from", "to", cause)
  SELECT id, 'free', 'expert', 'test-panel' FROM users, generate_series(1, 3)`;

/** Puts 300 replies of other owners in progress; no sweep finds them overdue. */
const LIVE = `
  INSERT INTO chat_messages ("sessionId", role, content, status, attempt, timestamp)
  SELECT session, 'assistant', '', 'streaming', 1, now() + interval '1 hour'
  FROM unnest(($1::int[])[1001:1300]) AS session`;

/** A table is filled faster without its indexes, which are then created again as they were. */
const INDEXES = `
  SELECT CASE WHEN conname IS NULL THEN format('DROP INDEX %I', relname)
      ELSE format('ALTER TABLE chat_messages DROP CONSTRAINT %I', conname) END AS drop,
    CASE WHEN conname IS NULL THEN pg_get_indexdef(indexrelid)
      ELSE format('ALTER TABLE chat_messages ADD CONSTRAINT %I %s', conname,
        pg_get_constraintdef(c.oid)) END AS create
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    LEFT JOIN pg_constraint AS c ON conindid = indexrelid AND contype IN ('p', 'u')
  WHERE indrelid = 'chat_messages'::regclass`;

async function withoutIndexes(database: ClientBase, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await database.query<{ drop: string; create: string }>(INDEXES);
  for (const index of rows) await database.query(index.drop);
  await work();
  for (const index of rows) await database.query(index.create);
}

/** Fills a database with a million messages in order of arrival, interleaved across sessions. */
export async function fill(
  database: ClientBase,
  sessions: Omit<Sessions, 'others'>,
): Promise<void> {
  const { long, silent, short, middle } = sessions;
  await database.query(`SET synchronous_commit = off; SET maintenance_work_mem = '256MB'`);
  const { rows } = await database.query<{ id: number }>(ACCOUNTS);
  const others = rows.map(({ id }) => id);
  // The rows are generated so that foreign keys hold.
  await database.query(`SET session_replication_role = replica`);
  await withoutIndexes(database, () =>
    database.query(MESSAGES, [long, silent, short, middle, others, 1_000_000]),
  );
  await database.query(`SELECT setval('chat_messages_id_seq', 3000000)`);
  await database.query(AROUND);
  await database.query(`SET session_replication_role = origin`);
  await database.query(`ANALYZE`);
  // After ANALYZE, so that the planner's statistics do not include them.
  await database.query(LIVE, [others]);
}
