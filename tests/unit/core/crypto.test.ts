import { describe, expect, test } from 'vitest';
import { decryptText, deriveKey, encryptText } from '../../../server/core/crypto.js';
import { Semaphore } from '../../../server/core/jobs/semaphore.js';

const SECRET = 'a-secret-of-the-settings-0123456789';
const key = deriveKey(SECRET, 'access-instructions');

describe('encrypted texts', () => {
  test('decrypt to the original, and differ each time', () => {
    const [one, two] = [encryptText(key, 'El código es 4711 ñ', 'a'), encryptText(key, 'El código es 4711 ñ', 'a')];
    expect(decryptText(key, one, 'a')).toBe('El código es 4711 ñ');
    expect(one).not.toBe(two);
    expect(one).not.toContain('4711');
  });

  test('cannot be decrypted for another record, with another key or after a change', () => {
    const sealed = encryptText(key, 'El código es 4711', 'a');
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => decryptText(key, sealed, 'b')).toThrow(/authenticate/);
    expect(() => decryptText(deriveKey(SECRET, 'approximate-area'), sealed, 'a')).toThrow(/authenticate/);
    expect(() => decryptText(key, `${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'a')).toThrow(/authenticate/);
    expect(() => decryptText(key, 'El código es 4711', 'a')).toThrow(/not an encrypted text/);
  });
});

test('a semaphore of two runs at most two tasks at a time, also when tasks fail', async () => {
  const semaphore = new Semaphore(2);
  let running = 0;
  let most = 0;
  const done = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      semaphore.run(async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running--;
        if (index % 3 === 0) throw new Error('failed');
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});
