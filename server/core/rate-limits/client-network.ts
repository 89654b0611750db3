import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ClientInfo } from '../context.js';

/** An IPv6 customer gets at least a /64 and can use any address in it, so rate limits count the /64. */
const IPV6_NETWORK_BITS = 64;
/** The usual block of one provider: a client that rotates addresses mostly takes them from a few such blocks. */
const IPV4_BLOCK_BITS = 16;
const IPV6_BLOCK_BITS = 32;

/** The origin of a call; the only place where a client's address enters a context. */
export function clientInfo(ip: string, userAgent: string | undefined, transport: ClientInfo['transport']): ClientInfo {
  return { ip, network: clientNetwork(ip), userAgent: userAgent ?? '', transport };
}

/** The key under which a client's address is counted: IPv4 as is (also when mapped into IPv6), IPv6 by its /64. */
export function clientNetwork(ip: string): string {
  const address = parseIp(ip);
  if (!address) return ip;
  return address.kind() === 'ipv4' ? address.toString() : prefixOf(address, IPV6_NETWORK_BITS);
}

/** The provider's block of a client's address or network, for sharing scarce work fairly. */
export function clientBlock(ip: string): string {
  const address = parseIp(ip.replace(/\/\d+$/, ''));
  if (!address) return ip;
  return prefixOf(address, address.kind() === 'ipv4' ? IPV4_BLOCK_BITS : IPV6_BLOCK_BITS);
}

/** Null when it is not an address; a mapped IPv4 address is returned as IPv4. */
function parseIp(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const withoutZone = ip.split('%', 1)[0] ?? '';
  // ipaddr.js also accepts octal and shortened forms of IPv4.
  return isIP(withoutZone) === 0 ? null : ipaddr.process(withoutZone);
}

/** The canonical text of a prefix whose length is a whole number of bytes. */
function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const bytes = address.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
