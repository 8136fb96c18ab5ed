import { isPublicUrl } from '../platform/outgoing/public-address.js';

/** Besides that of https: often used by programs that are not the whole site of their host. */
const PORTS = [8443];

/**
 * Whether this URL may be called. @param local whether this machine may be, for developers and
 * tests.
 */
export const isWebhookUrl = (url: string, local: boolean): boolean =>
  isPublicUrl(url, { local, ports: PORTS });
