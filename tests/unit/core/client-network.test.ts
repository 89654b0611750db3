import { expect, test } from 'vitest';
import { clientBlock, clientNetwork } from '../../../server/core/rate-limits/client-network.js';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:5:5:1:2:3:4', '2001:db8:5:5::/64'],
  ['2001:0DB8:0005:0005::', '2001:db8:5:5::/64'],
  ['2001:db8:5:6::1', '2001:db8:5:6::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['fe80::2%eth1', 'fe80::/64'],
  ['', ''],
  ['unknown', 'unknown'],
  ['0x7f.1', '0x7f.1'],
])('P-79 the address %s is counted as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.0.0/16'],
  ['2001:db8:5:5::/64', '2001:db8::/32'],
  ['2001:db8:ffff::1', '2001:db8::/32'],
  ['', ''],
])('P-79 %s belongs to the block %s', (network, block) => {
  expect(clientBlock(network)).toBe(block);
});
