import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
const IPV4_WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const IPV6_WITH_PORT = /^\[([^\]]+)\](?::\d+)?$/;
const GROUPS = 8;
/** A household or office controls the lower 64 bits, so the upper 64 identify it. */
const NETWORK_GROUPS = 4;

/**
 * The key of an address for rate limits: the whole IPv4 address, or the /64 network of an IPv6 address. It is the same
 * for every spelling of the address, also for those of proxies that add the port.
 */
export function addressBucket(given: string): string {
  const address = IPV4_WITH_PORT.exec(given)?.[1] ?? IPV6_WITH_PORT.exec(given)?.[1] ?? given;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  return toMappedIPv4(shortest) ?? toNetwork(shortest);
}

function toMappedIPv4(shortest: string): string | null {
  const [, upper, lower] = MAPPED_IPV4.exec(shortest) ?? [];
  if (upper === undefined || lower === undefined) return null;
  return [upper, lower]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.');
}

function toNetwork(shortest: string): string {
  const [head = '', tail] = shortest.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
