import { describe, expect, test } from 'vitest';
import { safeNext as clientNext } from '../../../client/session/next-path.js';
import { safeNext as serverNext } from '../../../server/features/accounts/sign-up/safe-next.js';
import { HOSTILE_NEXTS, SAFE_NEXTS } from '../../support/hostile/hostile-nexts.js';

const SITE = 'https://hueco.example';
const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%25',
  '%252f',
  'evil.example',
  'a',
  '?',
  '#',
  '@',
  ':',
  '\t',
  '\n',
  ' ',
  '/',
  '\u0000',
  '／',
  'https:',
];

/** Pseudo-random numbers that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The address a browser opens when a page of the site links to it, or inserts it into an address after decoding it again. */
const hostsOf = (next: string): string[] => [next, decodeURI(next)].map((path) => new URL(path, SITE).host);

describe.each([
  ['server', serverNext],
  ['client', clientNext],
] as const)('safeNext of the %s', (_name, safeNext) => {
  test('returns null for paths that could leave the site', () => {
    expect(HOSTILE_NEXTS.length).toBeGreaterThanOrEqual(30);
    expect(HOSTILE_NEXTS.filter((next) => safeNext(next) !== null)).toEqual([]);
  });

  test('returns safe paths unchanged', () => {
    expect(SAFE_NEXTS.map((next) => safeNext(next))).toEqual(SAFE_NEXTS);
  });

  test('random paths stay on the site, and a second pass changes nothing', () => {
    const random = numbers(7);
    const pick = (): string => PIECES[Math.floor((random.next().value ?? 0) * PIECES.length)] ?? '';
    let kept = 0;
    for (let i = 0; i < 20_000; i++) {
      const safe = safeNext(`/${Array.from({ length: 1 + (i % 6) }, pick).join('')}`);
      if (safe === null) continue;
      kept++;
      expect(safeNext(safe), safe).toBe(safe);
      expect(new URL(safe, SITE).pathname, safe).not.toMatch(/\/\/|\\/);
      expect(new URL(safe, SITE).host, safe).toBe('hueco.example');
      expect(hostsOf(safe.replace(/[?#].*$/s, '')), safe).toEqual(['hueco.example', 'hueco.example']);
    }
    expect(kept).toBeGreaterThan(500);
  });
});

test('client and server return the same', () => {
  expect(HOSTILE_NEXTS.map(clientNext)).toEqual(HOSTILE_NEXTS.map(serverNext));
});
