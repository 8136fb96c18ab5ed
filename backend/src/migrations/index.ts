import { AccountsPetsAndChat1763700000000 } from './1763700000000-accounts-pets-and-chat.js';
import { PaymentSandbox1764000000000 } from './1764000000000-payment-sandbox.js';

/** All migrations, oldest first. */
export const migrations = [AccountsPetsAndChat1763700000000, PaymentSandbox1764000000000];
