import { join } from 'node:path';
import { z } from 'zod';
import { serve } from './server.js';
import { StripeSandbox } from './stripe-sandbox.js';
import { post, WebhookSender } from './webhooks.js';

const WEBHOOK_INTERVAL_MS = 300;

const port = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a whole number from 0 to 65535' })
    .int()
    .min(0)
    .max(65535)
    .default(fallback);

const variables = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', 'there is no payment sandbox in production')
    .default('development'),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: port(12111),
  PORT: port(3000),
  /** The product's webhook; Stripe has this in its dashboard. */
  SANDBOX_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL starting with http:// or https://' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  DATA_DIR: z.string().default('.data'),
});

const given = Object.entries(process.env).filter(([, value]) => value !== '');
const parsed = variables.safeParse(Object.fromEntries(given));
if (!parsed.success) {
  const problems = parsed.error.issues.map(
    ({ path, message }) => `  ${path.join('.')}: ${message}`,
  );
  console.error(`The environment is not valid:\n${problems.join('\n')}`);
  process.exit(1);
}
const env = parsed.data;

const sandbox = new StripeSandbox({ file: join(env.DATA_DIR, 'sandbox.jsonl') });
const webhook =
  env.SANDBOX_WEBHOOK_URL ?? `http://127.0.0.1:${String(env.PORT)}/api/stripe/webhook`;
const sender = new WebhookSender(
  sandbox,
  async (event) => {
    const status = await post(webhook, event, { secret: env.STRIPE_WEBHOOK_SECRET });
    const taken = status >= 200 && status < 300;
    if (!taken) console.warn(`${event.type} was not taken (${String(status || 'no answer')})`);
    return taken;
  },
  WEBHOOK_INTERVAL_MS,
);
const server = serve(sandbox);
server.once('error', (error) => {
  console.error(`The sandbox could not start: ${error.message}`);
  process.exit(1);
});
server.listen(env.SANDBOX_PORT, env.SANDBOX_HOST, () => {
  console.log(`Payment sandbox at http://${env.SANDBOX_HOST}:${String(env.SANDBOX_PORT)}`);
  sender.start();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    void sender.stop();
  });
}
