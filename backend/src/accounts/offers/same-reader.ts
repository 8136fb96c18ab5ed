import { domainToASCII } from 'node:url';

/** Providers that ignore dots before the @, and their canonical domains. */
const DOTLESS: Partial<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * The canonical spelling of all addresses that reach the same mailbox: ignores case, Unicode form,
 * the part after a `+`, and at Google also dots.
 */
export function sameReader(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(host) || host;
  const untagged = text.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const provider = DOTLESS[domain];
  return provider === undefined
    ? `${untagged}@${domain}`
    : `${untagged.replaceAll('.', '')}@${provider}`;
}
