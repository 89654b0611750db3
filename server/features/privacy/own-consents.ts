import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { ConsentPurpose } from '../accounts/consent.enums.js';
import { setCookieConsent, setMarketingConsent } from '../accounts/consents.js';
import type { Consent } from './consent.types.js';

const MAX_SHOWN = 100;

/** The viewer's consent log, newest first. */
export async function listConsents(ctx: SignedInContext): Promise<Consent[]> {
  const rows = await ctx.db
    .selectFrom('Consent')
    .select(['purpose', 'isGranted', 'version', 'source', 'at'])
    .where('userId', '=', ctx.viewer.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, purpose: row.purpose as ConsentPurpose }));
}

/** Grants or withdraws a consent. Consent to the terms ends with the account only; consents to cookies are enforced by the browser and only logged here. */
export async function setConsent(
  ctx: SignedInContext,
  purpose: ConsentPurpose,
  isGranted: boolean,
): Promise<Consent[]> {
  if (purpose === ConsentPurpose.TERMS) throw new DomainError(ErrorCode.FORBIDDEN);
  await inTransaction(ctx, (tx) =>
    purpose === ConsentPurpose.MARKETING
      ? setMarketingConsent(tx, tx.viewer.id, isGranted, 'my_data')
      : setCookieConsent(tx, tx.viewer.id, purpose, isGranted),
  );
  return listConsents(ctx);
}
