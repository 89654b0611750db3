import type { ServiceContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { changeAccount } from './change-account.js';
import { ConsentPurpose } from './consent.enums.js';
import type { ConsentSource } from './consent.entity.js';

/** Version of the current terms of use, named by the day they came into force. */
export const TERMS_VERSION = '2026-11-28';
/** Version of the current cookie text, named by the version of its page. */
export const COOKIES_VERSION = '2026-11-29';
/** Version of the current privacy text, named by the version of its page. */
export const PRIVACY_VERSION = '2026-11-28';

interface ConsentDecision {
  readonly userId: string;
  readonly purpose: ConsentPurpose;
  readonly isGranted: boolean;
  readonly source: ConsentSource;
  /** When it was given and to which version, for consents recorded later; defaults to now and the current version. */
  readonly at?: Date;
  readonly version?: string;
}

/** Appends to the consent log; its rows never change, and the newest one of a purpose is in force. */
export async function recordConsent(
  tx: ServiceContext,
  { userId, purpose, isGranted, source, at, version }: ConsentDecision,
): Promise<void> {
  await tx.db
    .insertInto('Consent')
    .values({ userId, purpose, version: version ?? versionOf(purpose), isGranted, source, at: at ?? tx.clock.now() })
    .execute();
}

function versionOf(purpose: ConsentPurpose): string {
  return purpose === ConsentPurpose.ANALYTICS || purpose === ConsentPurpose.MARKETING_COOKIES
    ? COOKIES_VERSION
    : TERMS_VERSION;
}

/** Records an answer to the cookie banner or settings; repeating the same answer writes nothing. */
export async function setCookieConsent(
  tx: ServiceContext,
  userId: string,
  purpose: ConsentPurpose,
  isGranted: boolean,
): Promise<void> {
  // The lock serializes two browsers of one user that answer at once.
  await tx.db.selectFrom('User').select('id').where('id', '=', userId).forUpdate().execute();
  const newest = await tx.db
    .selectFrom('Consent')
    .select(['isGranted', 'version'])
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.isGranted === isGranted && newest.version === COOKIES_VERSION) return;
  await recordConsent(tx, { userId, purpose, isGranted, source: 'cookie_settings' });
}

/** Gives or withdraws consent to news by e-mail, for every page that offers it; repeating the same answer writes nothing. */
export async function setMarketingConsent(
  tx: ServiceContext,
  userId: string,
  isGranted: boolean,
  source: ConsentSource,
): Promise<void> {
  const user = await tx.db
    .selectFrom('User')
    .select('marketingConsentAt')
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new DomainError(ErrorCode.NOT_FOUND);
  if ((user.marketingConsentAt !== null) === isGranted) return;
  await changeAccount(tx, userId, { marketingConsentAt: isGranted ? tx.clock.now() : null });
  await recordConsent(tx, { userId, purpose: ConsentPurpose.MARKETING, isGranted, source });
}
