/** Names of the machine itself: what comes by them has crossed no network. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Users come by https and in production, or neither. Cookies and passwords do not cross a network
 * in the clear, and what is open to developers, such as the test panel, is on no public address.
 */
export function publicUrlProblems(publicUrl: string | undefined, nodeEnv = ''): string[] {
  if (!publicUrl || !URL.canParse(publicUrl)) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const production = nodeEnv === 'production';
  if (protocol === 'https:' && !production) {
    return ['PUBLIC_URL: an https address needs NODE_ENV=production'];
  }
  if (protocol === 'http:' && production && !LOOPBACK.includes(hostname)) {
    return ['PUBLIC_URL: must be https in production; http is only for localhost'];
  }
  return [];
}
