import { describe, expect, test } from 'vitest';
import { publicNameOf } from '../../../server/features/accounts/person-name.js';
import { parseMobileNumber } from '../../../server/features/accounts/phone/phone-number.rules.js';
import { SpokenLanguage } from '../../../server/features/accounts/profile/profile.enums.js';
import {
  badgesOf,
  profileProblems,
  publicBio,
  tidyBio,
} from '../../../server/features/accounts/profile/profile.rules.js';
import { Locale } from '../../../server/core/values/locale.js';
import { cpuTime } from '../../support/cpu-time.js';

const codesOf = (values: Parameters<typeof profileProblems>[0]) =>
  profileProblems(values).map(({ path, code }) => `${path} ${code}`);

describe('P10 validation of a profile', () => {
  test('a bio has at most one empty line between two', () => {
    expect(tidyBio('a\r\n\r\n\r\n\r\nb\u0007c  ')).toBe('a\n\nb c');
    expect(tidyBio(null)).toBe('');
  });

  test('lengths are counted in characters, not bytes', () => {
    expect(codesOf({ displayName: 'ñ', city: null })).toEqual(['displayName DISPLAY_NAME_LENGTH']);
    expect(codesOf({ displayName: '😀😀', bio: '😀'.repeat(500), city: 'ñ'.repeat(80) })).toEqual([]);
    expect(codesOf({ bio: '😀'.repeat(501), city: 'ñ'.repeat(81) })).toEqual([
      'bio BIO_TOO_LONG',
      'city CITY_TOO_LONG',
    ]);
    const all = Object.values(SpokenLanguage);
    expect(codesOf({ languages: all.slice(0, 6) })).toEqual([]);
    expect(codesOf({ languages: all.slice(0, 7) })).toEqual(['languages LANGUAGES_INVALID']);
  });

  test('an overlong name is rejected within one second of CPU time', async () => {
    const look = (): void =>
      expect(codesOf({ displayName: '6 '.repeat(100_000) })).toEqual(['displayName DISPLAY_NAME_LENGTH']);
    expect(await cpuTime(look)).toBeLessThan(1_000);
  });

  test('an empty input has no problems', () => expect(profileProblems({})).toEqual([]));
});

describe('P10 public profile', () => {
  test('the name is the chosen one, else first name and initial', () => {
    expect(publicNameOf({ displayName: null, fullName: 'Marta de la Cruz Soler' })).toBe('Marta C.');
    expect(publicNameOf({ displayName: 'La del tercero', fullName: 'Marta Ruiz' })).toBe('La del tercero');
  });

  test('contact data in the bio is redacted', () => {
    expect(publicBio('Mi correo: marta@gmail.com', Locale.ES)).toBe('Mi correo: [dato de contacto oculto]');
    expect(publicBio('6 m², 28012, desde 70 €', Locale.EN)).toBe('6 m², 28012, desde 70 €');
  });

  test('badges show what was verified', () => {
    const at = new Date();
    expect(badgesOf({ emailVerifiedAt: at, phoneVerifiedAt: null, identityVerifiedAt: at })).toEqual([
      'email',
      'identity',
    ]);
    expect(badgesOf({ emailVerifiedAt: null, phoneVerifiedAt: null, identityVerifiedAt: null })).toEqual([]);
  });
});

describe('P8 mobile numbers', () => {
  test.each([
    ['612 345 678', '+34612345678'],
    ['(+34) 612-34-56-78', '+34612345678'],
    ['0044 7911 123456', '+447911123456'],
    ['+34712345678', '+34712345678'],
  ])('%s', (typed, e164) => {
    expect(parseMobileNumber(typed)).toBe(e164);
  });

  test.each(['', '612', '912345678', '+1', 'call 612345678 now', `${'6'.repeat(41)}`, '+34 612 345 678 x5'])(
    '%j is invalid',
    (typed) => {
      expect(parseMobileNumber(typed)).toBeNull();
    },
  );
});
