import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailProblem, normaliseEmail, signUpProblems } from '../../../server/features/accounts/account.rules.js';
import { estimatePassword } from '../../../server/features/accounts/password/password-strength.js';
import { cpuTime } from '../../support/cpu-time.js';

const good = {
  fullName: 'Ana Ruiz',
  email: 'ana.ruiz@ejemplo.es',
  password: 'margaritas en abril',
  confirmPassword: 'margaritas en abril',
  acceptsTerms: true,
};
const problems = async (changes: object): Promise<string[]> =>
  (await signUpProblems({ ...good, ...changes })).map(({ path, code }) => `${path} ${code}`);
const withPassword = (password: string): object => ({ password, confirmPassword: password });

describe('ACC-1 validation of sign-up', () => {
  test.each<[object, string[]]>([
    [{}, []],
    [{ fullName: ' A ' }, ['fullName FULL_NAME_LENGTH']],
    [{ fullName: 'ñ'.repeat(80) }, []],
    [{ fullName: 'x'.repeat(81) }, ['fullName FULL_NAME_LENGTH']],
    [{ email: ' ' }, ['email REQUIRED']],
    [
      { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.ejemplo.es` },
      ['email EMAIL_TOO_LONG'],
    ],
    [{ email: 'ana' }, ['email EMAIL_INVALID']],
    [withPassword('corta 123'), ['password PASSWORD_LENGTH']],
    [withPassword('ñ'.repeat(129)), ['password PASSWORD_LENGTH']],
    [withPassword('ab'.repeat(30) + 'zebra lunar'), []],
    [withPassword('password123'), ['password PASSWORD_COMMON']],
    [withPassword('qwertyuiop'), ['password PASSWORD_COMMON']],
    [withPassword('aaaaaaaaaaaaaa'), ['password PASSWORD_WEAK']],
    [withPassword('anaruizanaruiz'), ['password PASSWORD_WEAK']],
    [withPassword('soy ana.ruiz en 2027'), ['password PASSWORD_CONTAINS_EMAIL']],
    [withPassword('ANA.RUIZ@ejemplo.es!'), ['password PASSWORD_CONTAINS_EMAIL']],
    [{ confirmPassword: 'margaritas en Abril' }, ['confirmPassword PASSWORD_MISMATCH']],
    [{ acceptsTerms: false }, ['acceptsTerms TERMS_REQUIRED']],
    [
      { fullName: '', email: 'x', password: '', confirmPassword: 'y', acceptsTerms: false },
      [
        'fullName FULL_NAME_LENGTH',
        'email EMAIL_INVALID',
        'password PASSWORD_LENGTH',
        'confirmPassword PASSWORD_MISMATCH',
        'acceptsTerms TERMS_REQUIRED',
      ],
    ],
  ])('%j: %j', async (changes, expected) => expect(await problems(changes)).toEqual(expected));

  test('short parts of a name may occur in a password', async () => {
    expect(await problems({ email: 'ana@ejemplo.es', ...withPassword('mañana compramos bananas') })).toEqual([]);
  });
});

describe('e-mail addresses', () => {
  test.each(['a@b.es', 'Ana.Ruiz+casa@sub.ejemplo.com', "o'neill@ejemplo.ie", 'a@xn--d1acufc.xn--p1ai'])(
    '%s is valid',
    (email) => expect(emailProblem(email)).toBeNull(),
  );

  test.each([
    'a@b',
    '@b.es',
    'a@.es',
    'a@b..es',
    '.a@b.es',
    'a.@b.es',
    'a..b@c.es',
    'a@-b.es',
    'a b@c.es',
    'a@b.es, c@d.es',
    '<a@b.es>',
    'a@b.es\nbcc: c@d.es',
    'a@1.2.3.4',
    `${'a'.repeat(65)}@b.es`,
  ])('%j is invalid', (email) => expect(emailProblem(email)?.code).toBe('EMAIL_INVALID'));

  test('addresses are normalized', () => {
    expect(normaliseEmail('  Ana.Ruiz@Ejemplo.ES ')).toBe('ana.ruiz@ejemplo.es');
  });

  test('an inserted special character always makes an address invalid', () => {
    const address = 'ana.ruiz@ejemplo.es';
    const bad = fc.constantFrom(
      ' ',
      '\n',
      '\r',
      '\t',
      ',',
      ';',
      ':',
      '<',
      '>',
      '"',
      '\0',
      '\\',
      '(',
      '[',
      'ñ',
      '\u2028',
      '@',
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: address.length - 1 }), bad, (place, sign) => {
        return (
          emailProblem(address) === null && emailProblem(address.slice(0, place) + sign + address.slice(place)) !== null
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('hostile texts are validated within 100 ms of CPU time', async () => {
    const hostile = [`${'a.'.repeat(30)}@${'a-'.repeat(90)}`, `a@${'a.'.repeat(120)}`, `a@${'a'.repeat(250)}`];
    expect(await cpuTime(() => hostile.map((text) => emailProblem(text)))).toBeLessThan(100);
  });
});

describe('ACC-1 five levels of password strength', () => {
  test("common lists and the user's own words reduce the strength", async () => {
    const strengths = await Promise.all(
      ['1234567890', 'contraseña123', 'trastero2027', 'margaritas en abril'].map(
        async (password) => (await estimatePassword(password)).strength,
      ),
    );
    expect(strengths[0]).toBe(0);
    expect(strengths[1]).toBe(1);
    expect(strengths[2]).toBe(2);
    expect(strengths[3]).toBe(4);
    expect((await estimatePassword('ruizruizruiz7', ['ruiz'])).strength).toBeLessThan(2);
  });

  test('the longest passwords are estimated within 500 ms of CPU time', async () => {
    await estimatePassword('warm');
    const weigh = async (): Promise<void> => {
      for (const longest of ['aB3$'.repeat(32), 'qwertypassword'.repeat(9)]) await estimatePassword(longest);
    };
    expect(await cpuTime(weigh)).toBeLessThan(500);
  });
});
