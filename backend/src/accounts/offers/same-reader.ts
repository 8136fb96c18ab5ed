import { domainToASCII } from 'node:url';

/** Where dots before the @ mean nothing, and how the provider is also called. */
const DOTLESS: Partial<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * One spelling for all addresses that reach the same mailbox: without regard to case and Unicode
 * notation, without what follows a `+`, and at Google without dots.
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
