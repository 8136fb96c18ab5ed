/** Host names of this machine: their traffic never crosses a network. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * HTTPS and production belong together. Cookies and passwords never cross a network in the clear,
 * and developer features such as the test panel are never public.
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
