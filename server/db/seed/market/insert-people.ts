import { ConsentPurpose } from '../../../features/accounts/consent.enums.js';
import { TERMS_VERSION } from '../../../features/accounts/consents.js';
import { Locale } from '../../../core/values/locale.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import { birthDateOf, type DemoPerson } from '../make-people.js';
import { makeProfile } from '../make-profiles.js';
import { insertPayoutAccounts } from '../payments/insert-payout-accounts.js';

/** People with their roles and consents; all have the same password. */
export async function insertPeople(
  tx: SeedTransaction,
  people: readonly DemoPerson[],
  spaces: readonly ListedSpace[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  const cities = new Map(spaces.map(({ space }) => [space.hostId, space.city]));
  const users = people.map((person) => ({
    id: person.id,
    email: person.email,
    fullName: person.fullName,
    passwordHash,
    emailVerifiedAt: person.createdAt,
    locale: Locale.ES,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: person.createdAt,
    bio: person.bio,
    isTrader: person.isTrader,
    birthDate: person.isTrader === false ? birthDateOf(person) : null,
    responseMinutes: person.responseMinutes,
    responseRatePercent: person.responseRatePercent,
    createdAt: person.createdAt,
    updatedAt: now.toISOString(),
    onboardedAt: person.createdAt,
    isDemo: true,
    ...makeProfile(person, cities.get(person.id)),
  }));
  await insertRows(tx, 'User', users);
  const roles = people.flatMap(({ id, createdAt, roles: names }) =>
    names.map((role) => ({ userId: id, role, grantedAt: createdAt })),
  );
  await insertRows(tx, 'UserRole', roles);
  const consents = people.map(({ id, createdAt }) => ({
    userId: id,
    purpose: ConsentPurpose.TERMS,
    version: TERMS_VERSION,
    isGranted: true,
    source: 'sign_up' as const,
    at: createdAt,
  }));
  await insertRows(tx, 'Consent', consents);
  await insertPayoutAccounts(tx, people);
}
