import { AccountsPetsAndChat1763700000000 } from './1763700000000-accounts-pets-and-chat.js';

/** All migrations, oldest first. */
export const migrations = [AccountsPetsAndChat1763700000000];
