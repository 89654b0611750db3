import type { ServiceContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { ConsentPurpose } from './consent-codes.js';

/** The terms of use people accept today, named by the day they came into force. */
export const TERMS_VERSION = '2026-11-22';
/** The text about cookies that people answer to, named by the version of its page. */
export const COOKIES_VERSION = '2026-11-20';

/** Where a consent was given or withdrawn. */
export type ConsentSource = 'sign_up' | 'my_data' | 'notification_preferences' | 'cookie_settings';

interface ConsentGiven {
  readonly userId: string;
  readonly purpose: ConsentPurpose;
  readonly isGranted: boolean;
  readonly source: ConsentSource;
  /** When it was given and to which text, for what is written down later; now and today's unless told. */
  readonly at?: Date;
  readonly version?: string;
}

/** Appends to the log of consents: rows of it are never changed, the newest one of a purpose holds. */
export async function recordConsent(tx: ServiceContext, { userId, purpose, isGranted, source, at, version }: ConsentGiven): Promise<void> {
  await tx.em.execute('insert into consents (user_id, purpose, version, is_granted, source, at) values (?, ?, ?, ?, ?, ?)', [
    userId,
    purpose,
    version ?? versionOf(purpose),
    isGranted,
    source,
    at ?? tx.clock.now(),
  ]);
}

function versionOf(purpose: ConsentPurpose): string {
  return purpose === ConsentPurpose.ANALYTICS || purpose === ConsentPurpose.MARKETING_COOKIES ? COOKIES_VERSION : TERMS_VERSION;
}

/** Notes what somebody answered to the banner or the settings of cookies; saying the same again writes nothing. */
export async function setCookieConsent(tx: ServiceContext, userId: string, purpose: ConsentPurpose, isGranted: boolean): Promise<void> {
  // One after the other: two browsers of hers may answer at once.
  await tx.em.execute('select id from users where id = ? for update', [userId]);
  const [newest] = await tx.em.execute<{ is_granted: boolean; version: string }[]>(
    'select is_granted, version from consents where user_id = ? and purpose = ? order by id desc limit 1',
    [userId, purpose],
  );
  if (newest?.is_granted === isGranted && newest.version === COOKIES_VERSION) return;
  await recordConsent(tx, { userId, purpose, isGranted, source: 'cookie_settings' });
}

/** Gives or withdraws consent to news by e-mail; saying the same again writes nothing. The one way, whichever page it is said on. */
export async function setMarketingConsent(tx: ServiceContext, userId: string, isGranted: boolean, source: ConsentSource): Promise<void> {
  const [user] = await tx.em.execute<{ has_consented: boolean }[]>(
    'select marketing_consent_at is not null as has_consented from users where id = ? and erased_at is null for update',
    [userId],
  );
  if (!user) throw new DomainError(ErrorCode.NOT_FOUND);
  if (user.has_consented === isGranted) return;
  const now = tx.clock.now();
  await tx.em.execute('update users set marketing_consent_at = ?, updated_at = ? where id = ?', [isGranted ? now : null, now, userId]);
  await recordConsent(tx, { userId, purpose: ConsentPurpose.MARKETING, isGranted, source });
}
