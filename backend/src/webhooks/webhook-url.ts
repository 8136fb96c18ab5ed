import { isPublicUrl } from '../platform/outgoing/public-address.js';

/** Beside that of https: where programs that are not the whole site of their host often are. */
const PORTS = [8443];

/** Whether this may be called. @param local whether this machine may be, for developers and tests. */
export const isWebhookUrl = (url: string, local: boolean): boolean =>
  isPublicUrl(url, { local, ports: PORTS });
