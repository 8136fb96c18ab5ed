import { isPublicUrl } from '../platform/outgoing/public-address.js';

/** Allowed in addition to 443: often used by programs that share their host with other sites. */
const PORTS = [8443];

/**
 * Whether this URL may be called. @param local whether this machine may be, for developers and
 * tests.
 */
export const isWebhookUrl = (url: string, local: boolean): boolean =>
  isPublicUrl(url, { local, ports: PORTS });
