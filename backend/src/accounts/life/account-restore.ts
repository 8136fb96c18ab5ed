/** Run on a restored database: a mailed key may have been used after the backup. */
export const ACCOUNTS_AFTER_RESTORE = ['DELETE FROM account_tokens'];
