import { BlockList, isIP, type IPVersion } from 'node:net';
import type { Env } from '../../config/env.js';
import { LOOPBACK } from '../../config/env.js';

/** Addresses that lead to no public host (IANA's special-purpose registries). */
const PRIVATE: [net: string, bits: number, type: IPVersion][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

/** All addresses of public hosts; ranges that map or tunnel IPv4 addresses are excluded below. */
const GLOBAL_IPV6: [net: string, bits: number] = ['2000::', 3];
const TUNNELS: [net: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const net of PRIVATE) blocked.addSubnet(...net);
for (const [net, bits] of TUNNELS) blocked.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, 'ipv6');

/** Whether this is the address of a host on the internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Names that only resolve within a network. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|home\.arpa|onion)\.?$/;

const isPublicHost = (hostname: string): boolean =>
  isIP(hostname) === 0
    ? hostname.includes('.') && !LOCAL_NAME.test(hostname) && !hostname.startsWith('[')
    : isPublicAddress(hostname);

/** Whether a developer or a test runs the product: its requests may go to the same machine. */
export const runsLocally = ({ NODE_ENV, PUBLIC_URL }: Pick<Env, 'NODE_ENV' | 'PUBLIC_URL'>) =>
  NODE_ENV !== 'production' && LOOPBACK.includes(new URL(PUBLIC_URL).hostname);

/** Which addresses users may name. */
interface Allowed {
  /** Also allow the loopback, by http too and on any port. */
  local: boolean;
  /** Ports besides that of https. */
  ports?: readonly number[];
}

/**
 * Whether the product may send requests there. Users name these addresses, so they must not lead
 * into the operator's own network: only public hosts by https are allowed.
 */
export function isPublicUrl(text: string, { local, ports = [] }: Allowed): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (local && LOOPBACK.includes(hostname)) return /^https?:$/.test(protocol);
  const isOpen = port === '' || ports.includes(Number(port));
  return protocol === 'https:' && isOpen && isPublicHost(hostname.replace(/^\[|\]$/g, ''));
}
