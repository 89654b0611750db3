import { expect, test, vi } from 'vitest';
import { signUpProblems } from '../../../server/features/accounts/account.rules.js';

const weighed = vi.hoisted(() => ({ words: 0 }));
vi.mock(import('../../../server/features/accounts/password/password-strength.js'), async (original) => ({
  ...(await original()),
  estimatePassword: (_password: string, words: readonly string[] = []) => {
    weighed.words = words.length;
    return Promise.resolve({ strength: 4 as const, isCommon: false });
  },
}));

test.each(['fullName', 'email'] as const)(
  'P-19 the password is compared with less than 300 words of an overlong %s',
  async (field) => {
    const words = Array.from({ length: 20_000 }, (_, nth) => nth.toString(36)).join(field === 'email' ? '.' : ' ');
    const values = {
      fullName: 'Ana Ruiz',
      email: 'ana@example.com',
      password: 'Trastero-verde-2026',
      confirmPassword: 'Trastero-verde-2026',
      acceptsTerms: true,
    };
    const problems = await signUpProblems({ ...values, [field]: words });
    expect(problems.map(({ path }) => path)).toEqual([field]);
    expect(weighed.words).toBeLessThan(300);
  },
);
