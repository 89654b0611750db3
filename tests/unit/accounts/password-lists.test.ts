import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { accountBounds, passwordProblem } from '../../../server/features/accounts/account.rules.js';

const person = { email: 'lucia.prieto@ejemplo.es', fullName: 'Lucía Prieto Salas' };
const COMMON = (dictionary['passwords-common'] as readonly string[]).slice(0, 10_000);

const codeOf = async (password: string): Promise<string | null> =>
  (await passwordProblem(password, person))?.code ?? null;

describe('ACC-1 P-32 weak and breached passwords are rejected', () => {
  test('each of the 10,000 most common passwords', { timeout: 120_000 }, async () => {
    expect(COMMON).toHaveLength(10_000);
    const accepted: string[] = [];
    for (const password of COMMON) if ((await codeOf(password)) === null) accepted.push(password);
    expect(accepted).toEqual([]);
  });

  test('common passwords of sufficient length are PASSWORD_COMMON or PASSWORD_WEAK, also in capitals', async () => {
    const long = COMMON.filter((password) => password.length >= accountBounds.password.min);
    expect(long.length).toBeGreaterThan(20);
    for (const password of long.slice(0, 100))
      expect(['PASSWORD_COMMON', 'PASSWORD_WEAK']).toContain(await codeOf(password));
    for (const password of long.slice(0, 20))
      expect(['PASSWORD_COMMON', 'PASSWORD_WEAK']).toContain(await codeOf(password.toUpperCase()));
    expect(await codeOf('1234567890')).toBe('PASSWORD_COMMON');
  });

  test.each([
    'hueco12345',
    'huecohueco',
    'Hueco2026!',
    'luciaprieto',
    'LuciaPrieto1',
    'prieto.salas',
    'lucia.prieto@ejemplo.es',
    'xx-lucia.prieto-xx',
    'prietoprieto',
    'salassalas12',
  ])('words about the user and the site: %s', async (password) =>
    expect(await codeOf(password)).toMatch(/^PASSWORD_(WEAK|COMMON|CONTAINS_EMAIL)$/),
  );

  test('long passwords need no mix of character types', async () => {
    for (const password of [
      'trastero verde junto al mar',
      'quinientosgatosenlaluna',
      '9182736455 0192837465',
      'ñandúes tímidos',
      '正しい馬の電池ステープル',
    ])
      expect([password, await codeOf(password)]).toEqual([password, null]);
  });
});
