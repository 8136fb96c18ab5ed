import { isIPv6 } from 'node:net';

/** 16-bit groups in the network part of an IPv6 address. */
const NETWORK_GROUPS = 4;

/** An IPv4-mapped IPv6 address, `::ffff:102:304`. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** An address with its port, as some proxies name it: `1.2.3.4:567` or `[2001:db8::1]:567`. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\]):\d+$/;

/**
 * The key of a limit by address: an IPv4 address, however it is written, or the /64 network of an
 * IPv6 address, since one customer usually holds all of it.
 * @param address as given by the proxy or the socket.
 */
export function networkOf(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const host = ipv4 ?? ipv6 ?? address;
  const [bare = ''] = host.split('%');
  if (!isIPv6(bare)) return host;
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(shortest);
  if (mapped) {
    const bytes = mapped.slice(1).flatMap((group) => {
      const bits = Number.parseInt(group, 16);
      return [bits >> 8, bits & 255];
    });
    return bytes.join('.');
  }
  return `${groupsOf(shortest).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** All eight groups of an address. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail];
}
