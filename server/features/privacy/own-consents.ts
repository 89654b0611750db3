import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { inTransaction } from '../../core/transaction.js';
import { ConsentPurpose } from '../accounts/consent-codes.js';
import { setCookieConsent, setMarketingConsent } from '../accounts/consents.js';
import type { Consent } from './consent.types.js';

const SHOWN = 100;

interface ConsentRow {
  readonly purpose: ConsentPurpose;
  readonly is_granted: boolean;
  readonly version: string;
  readonly source: string;
  readonly at: string | Date;
}

/** What the viewer has agreed to or withdrawn, newest first. */
export async function listConsents(ctx: SignedInContext): Promise<Consent[]> {
  const rows = await ctx.em.execute<ConsentRow[]>(
    'select purpose, is_granted, version, source, at from consents where user_id = ? order by at desc, id desc limit ?',
    [ctx.viewer.id, SHOWN],
  );
  return rows.map(({ purpose, is_granted: isGranted, version, source, at }) => ({ purpose, isGranted, version, source, at: new Date(at) }));
}

/** Gives or withdraws a consent. Terms end with the account: they are not changed here. What a browser may load it decides itself; here it is noted. */
export async function setConsent(ctx: SignedInContext, purpose: ConsentPurpose, isGranted: boolean): Promise<Consent[]> {
  if (purpose === ConsentPurpose.TERMS) throw new DomainError(ErrorCode.FORBIDDEN);
  await inTransaction(ctx, (tx) =>
    purpose === ConsentPurpose.MARKETING
      ? setMarketingConsent(tx, tx.viewer.id, isGranted, 'my_data')
      : setCookieConsent(tx, tx.viewer.id, purpose, isGranted),
  );
  return listConsents(ctx);
}
