import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ApiScope } from '../../../server/core/graphql/api-scopes.js';
import { isListed, keyProblems } from '../../../server/features/partners/keys/key-input.js';
import { isKey, looksLikeKey, makeKey, maskedKey } from '../../../server/features/partners/keys/key-text.rules.js';
import { countDuration, DURATION_STEPS, quantile } from '../../../server/features/partners/usage/durations.rules.js';

describe('an API key', () => {
  test('has its mode and a checksum that detects any changed character', () => {
    const key = makeKey('test', randomBytes);
    expect(key).toMatch(/^hk_test_[0-9A-Za-z]{38}$/);
    expect([isKey(key, 'test'), isKey(key, 'live')]).toEqual([true, false]);
    for (let at = 8; at < key.length; at++) {
      const other = key[at] === 'a' ? 'b' : 'a';
      expect(isKey(key.slice(0, at) + other + key.slice(at + 1), 'test'), `at ${at}`).toBe(false);
    }
  });

  test('has a different prefix from a token, and neither is accepted as the other', () => {
    const token = makeKey('test', randomBytes, 'hat');
    expect(token).toMatch(/^hat_test_[0-9A-Za-z]{38}$/);
    expect([isKey(token, 'test', 'hat'), isKey(token, 'test'), isKey(token, 'live', 'hat')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([looksLikeKey(token), looksLikeKey(makeKey('live', randomBytes)), looksLikeKey('eyJhbGciOi')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is masked so that it can be recognized but not used', () => {
    const key = makeKey('live', randomBytes);
    expect(maskedKey(key)).toBe(`${key.slice(0, 12)}···${key.slice(-4)}`);
  });

  test('is generated without modulo bias', () => {
    expect(makeKey('test', (count) => Buffer.alloc(count, 247)).slice(8, 9)).toBe('z');
    const bytes = [Buffer.alloc(32, 255), Buffer.alloc(32, 0)];
    expect(makeKey('test', () => bytes.shift() ?? Buffer.alloc(32)).slice(8, 40)).toBe('0'.repeat(32));
  });
});

test.each([
  ['10.1.2.3', [], true],
  ['10.1.2.3', ['10.1.2.3'], true],
  ['10.1.2.4', ['10.1.2.3'], false],
  ['10.1.2.4', ['10.1.2.0/24'], true],
  ['::ffff:10.1.2.4', ['10.1.2.0/24'], true],
  ['2001:db8::5', ['10.0.0.0/8', '2001:db8::/32'], true],
  ['nonsense', ['10.0.0.0/8'], false],
])('the address %s is checked against the allowlist %j', (ip, addresses, expected) => {
  expect(isListed(ip, addresses)).toBe(expected);
});

test('reports all invalid fields of a key at once', () => {
  const problems = keyProblems(
    { name: ' ', scopes: [], expiresOn: '2020-01-01', addresses: ['10.0.0.0/33', '10.0.0.1'], password: '' },
    { today: '2027-03-02', latest: '2029-03-01' },
  );
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'name REQUIRED',
    'scopes REQUIRED',
    'expiresOn DATE_IN_PAST',
    'addresses.0 VALUE_INVALID',
  ]);
  const fine = { name: 'Servidor', scopes: [ApiScope.SPACES_READ], password: '' };
  expect(keyProblems(fine, { today: '2027-03-02', latest: '2029-03-01' })).toEqual([]);
});

test('the 95th percentile of durations is rounded up to its step', () => {
  const counts = DURATION_STEPS.map(() => 0);
  expect(quantile(counts, 0.95)).toBeNull();
  for (let call = 0; call < 95; call++) countDuration(counts, 8);
  for (let call = 0; call < 5; call++) countDuration(counts, 99_999);
  expect([quantile(counts, 0.95), quantile(counts, 0.96)]).toEqual([10, 15_000]);
});
