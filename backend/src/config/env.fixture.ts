import { EnvError, readEnv } from './env.js';

/** The minimal settings of a process. */
export const VALID = {
  DATABASE_URL: 'postgres://zampa@127.0.0.1:5432/zampa',
  REDIS_URL: 'redis://127.0.0.1:6379',
};

export const SESSION_SECRET = 'f3b1c2d4a5968778695a4b3c2d1e0f9f';

/** Returns the error message for exactly these settings. */
export const messageOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return 'no fault found';
};

/** Returns the error message for these settings in addition to valid ones. */
export const faultOf = (source: Record<string, string>): string =>
  messageOf({ ...VALID, ...source });
