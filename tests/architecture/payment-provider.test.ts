import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// M4: one adapter. Another file that imports the provider's library, or calls its host, would be a second path for money.

const ADAPTER = /^server\/ports\/payments\/stripe-[a-z]+\.ts$/;
const OWN_BOOK = /^server\/(ports\/sandbox|db)\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server', 'client'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const named = (pattern: RegExp): string[] => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('M4 only the adapter imports the library of the payment provider', () => {
  const importers = named(/from 'stripe(\/[^']*)?'|import\('stripe|require\('stripe/);
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter((file) => !ADAPTER.test(file))).toEqual([]);
});

test("M4 the provider's address is only in the list of hosts for the CSP", () => {
  expect(named(/\bstripe\.com/)).toEqual(['server/ports/payments/stripe-hosts.ts']);
});

test("M4 only the sandbox and the seed read the sandbox's tables", () => {
  const readers = named(/'Sandbox(Intent|PaymentMethod|Refund|Object|BalanceEntry|Event|Key)\b/);
  expect(readers.filter((file) => !OWN_BOOK.test(file))).toEqual([]);
});

test('M4 the adapter is constructed in one place', () => {
  expect(named(/new StripePayments\(/)).toEqual(['server/ports/create-payments.ts']);
});
