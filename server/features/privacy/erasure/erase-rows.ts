import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { changeAccount } from '../../accounts/change-account.js';
import { NO_BOOKING_TEXTS, NO_CARD, NO_DEVICE } from './erased-values.js';

type OwnedTable = { [Table in keyof Tables]: 'userId' extends keyof Tables[Table] ? Table : never }[keyof Tables];

/** Tables whose rows only their user needs. Consents stay as proof of what the user agreed to; they hold no name. */
const OWN_TABLES = [
  'PushSubscription',
  'Session',
  'KnownDevice',
  'EmailToken',
  'TotpFactor',
  'RecoveryCode',
  'MfaChallenge',
  'PhoneCode',
  'UserRole',
  'AccountMeasure',
  'TraderDetails',
  'TaxDetails',
  'HostDataRequest',
  'Verification',
  'Notification',
  'DataExport',
  'DataRequest',
  'IdempotencyKey',
  'RepeatedAnswer',
  'ApiKey',
  'AppGrant',
  'PartnerApp',
  'WebhookEndpoint',
  'Favorite',
  'FavoriteList',
  'SavedSearch',
  'WaitingPlace',
  'UsefulReview',
  'MessagePause',
  'QuickReply',
  'MessageReport',
  'MessageMail',
  'PaymentMethod',
  'PaymentCustomer',
  'PayoutAccount',
] as const satisfies readonly OwnedTable[];

/** Tables that are also written signed out, under an e-mail address. */
const TABLES_BY_EMAIL = ['SpaceReport', 'ReviewReport', 'UserReport'] as const satisfies readonly OwnedTable[];

/** Deletes the rows that only the user needs. */
export async function eraseOwnRows(tx: ServiceContext, userId: string): Promise<void> {
  // Kysely cannot type the columns of a union of tables; every one listed has `userId`.
  for (const table of OWN_TABLES)
    await tx.db
      .deleteFrom(table as 'Session')
      .where('userId', '=', userId)
      .execute();
  await tx.db.deleteFrom('StaffNote').where('subjectType', '=', 'User').where('subjectId', '=', userId).execute();
  const { email } = await tx.db.selectFrom('User').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  for (const table of TABLES_BY_EMAIL) {
    await tx.db
      .deleteFrom(table as 'SpaceReport')
      .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
      .execute();
  }
  await tx.db.updateTable('Acceptance').set(NO_DEVICE).where('userId', '=', userId).execute();
  await tx.db.deleteFrom('WaitingListEntry').where('email', '=', email).execute();
}

/** Deletes texts, stored goods and card details of the user's bookings. Amounts and days stay for accounting. */
export async function eraseBookingTexts(tx: ServiceContext, userId: string): Promise<void> {
  await tx.db
    .updateTable('Booking')
    .set(NO_BOOKING_TEXTS)
    .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
    .execute();
  await tx.db.updateTable('Booking').set({ goods: [], declaredValue: null }).where('renterId', '=', userId).execute();
  await tx.db.updateTable('Payment').set(NO_CARD).where('renterId', '=', userId).execute();
}

/** Reduces the account to the uuid that the ledger references; nobody can sign in to it. */
export async function anonymizeUser(tx: ServiceContext, userId: string): Promise<void> {
  await changeAccount(tx, userId, {
    email: `erased-${userId}@erased.invalid`,
    fullName: '',
    passwordHash: '!',
    emailVerifiedAt: null,
    marketingConsentAt: null,
    bio: '',
    isTrader: null,
    responseMinutes: null,
    responseRatePercent: null,
    featuredHostSince: null,
    suspendedAt: null,
    suspendedReason: null,
    payoutsAllowedAt: null,
    displayName: null,
    avatarKey: null,
    city: null,
    languages: [],
    phone: null,
    phoneVerifiedAt: null,
    birthDate: null,
    identityVerifiedAt: null,
    notificationPreferences: {},
    intention: null,
    onboarding: {},
    onboardedAt: null,
    firstSignedInAt: null,
    passwordChangedAt: null,
    recoveredAt: null,
    erasedAt: tx.clock.now(),
  });
}
