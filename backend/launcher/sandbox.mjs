import { join } from 'node:path';
import { choosePort } from './ports.mjs';

/**
 * The settings for a payment sandbox of this start, as `PAYMENTS=sandbox` requests; null if none is
 * requested, real keys switch it off, or one runs elsewhere (`STRIPE_API_URL`).
 */
export async function sandboxSettings(env, dataDir) {
  const { PAYMENTS, NODE_ENV, STRIPE_SECRET_KEY, STRIPE_API_URL } = env;
  if (PAYMENTS !== 'sandbox' || NODE_ENV === 'production') return null;
  if (STRIPE_SECRET_KEY || STRIPE_API_URL) return null;
  const port = await choosePort(join(dataDir, 'run', 'sandbox.port'));
  return { SANDBOX_PORT: String(port), STRIPE_API_URL: `http://127.0.0.1:${port}` };
}
