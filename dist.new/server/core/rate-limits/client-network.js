import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
/** An IPv6 customer gets at least a /64 and can use any address in it, so that is what a limit has to count. */
const IPV6_NETWORK_BITS = 64;
/** What one provider usually holds: a sender of ever new addresses mostly takes them from a few such blocks. */
const IPV4_BLOCK_BITS = 16;
const IPV6_BLOCK_BITS = 32;
/** Who a call comes from; the one place where a client's address enters a context. */
export function clientInfo(ip, userAgent, transport) {
    return { ip, network: clientNetwork(ip), userAgent: userAgent ?? '', transport };
}
/** The key under which a client's address is counted: IPv4 as it is (also when mapped into IPv6), IPv6 by its /64. */
export function clientNetwork(ip) {
    const address = parseIp(ip);
    if (!address)
        return ip;
    return address.kind() === 'ipv4' ? address.toString() : prefixOf(address, IPV6_NETWORK_BITS);
}
/** The provider's block a client's address or network belongs to, for sharing out scarce work. */
export function clientBlock(ip) {
    const address = parseIp(ip.replace(/\/\d+$/, ''));
    if (!address)
        return ip;
    return prefixOf(address, address.kind() === 'ipv4' ? IPV4_BLOCK_BITS : IPV6_BLOCK_BITS);
}
/** Null for what is no address; a mapped IPv4 address as IPv4. */
function parseIp(ip) {
    const withoutZone = ip.split('%', 1)[0] ?? '';
    // ipaddr.js alone also takes octal and shortened forms for IPv4.
    return isIP(withoutZone) === 0 ? null : ipaddr.process(withoutZone);
}
/** The canonical text of a prefix; all its bits end at a byte. */
function prefixOf(address, bits) {
    const bytes = address.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
    return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
//# sourceMappingURL=client-network.js.map