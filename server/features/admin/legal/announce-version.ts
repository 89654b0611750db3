import { randomUUID } from 'node:crypto';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordEvents } from '../../../core/events/events.js';
import { addDays } from '../../../core/values/date-range.js';
import { Locale } from '../../../core/values/locale.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { tidyStatement } from '../../accounts/measures/apply-measure.js';
import { requireReason } from '../../../core/staff-reason.js';
import {
  LegalVersionEventType,
  type LegalVersionAnnounced,
} from '../../content/legal-versions/legal-version.events.js';
import type { AnnounceLegalVersionInput, AnnouncedVersion } from './legal.types.js';
import { MAX_AHEAD_DAYS } from '../max-ahead-days.js';

/** Days ahead; professional hosts are notified at least as many before (P2B, article 3). */
export const LEGAL_NOTICE_DAYS = { min: 15, max: MAX_AHEAD_DAYS } as const;
const MOST = 50;

/**
 * Announces a version of a legal page and notifies every professional host; announcing the same day again changes nothing. Errors:
 * VALIDATION_FAILED.
 */
export async function announceVersion(ctx: SignedInContext, input: AnnounceLegalVersionInput): Promise<void> {
  const { page, validFrom } = input;
  const reason = requireReason(input.statement);
  const changes = {
    [Locale.ES]: tidyStatement(input.changesEs, 'changesEs'),
    [Locale.EN]: tidyStatement(input.changesEn, 'changesEn'),
  };
  const today = ctx.clock.today();
  const isInTime =
    validFrom >= addDays(today, LEGAL_NOTICE_DAYS.min) && validFrom <= addDays(today, LEGAL_NOTICE_DAYS.max);
  refuseProblems(
    isInTime ? [] : [{ path: 'validFrom', code: FieldProblemCode.NOTICE_OUT_OF_RANGE, params: LEGAL_NOTICE_DAYS }],
  );
  await inTransaction(ctx, async (tx) => {
    const id = randomUUID();
    const added = await tx.db
      .insertInto('LegalVersion')
      .values({ id, page, validFrom, changes, reason, setBy: tx.viewer.id, setAt: tx.clock.now() })
      .onConflict((conflict) => conflict.columns(['page', 'validFrom']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'legal_version.announced',
      objectType: 'LegalVersion',
      objectId: id,
      after: { page, validFrom, changes },
      reason,
      ip: tx.client.ip,
    });
    const hosts = await findProfessionalHosts(tx);
    await recordEvents(
      tx,
      hosts.map(({ id: userId, locale }): LegalVersionAnnounced => ({
        type: LegalVersionEventType.ANNOUNCED,
        payload: { userId, page, validFrom, changes: changes[locale] },
      })),
    );
  });
}

/** Professionals with a space, whatever its status. */
function findProfessionalHosts({ db }: ServiceContext) {
  return db
    .selectFrom('User as u')
    .select(['u.id', 'u.locale'])
    .where('u.isTrader', '=', true)
    .where('u.erasedAt', 'is', null)
    .where((eb) => eb.exists(eb.selectFrom('Space as s').select('s.id').whereRef('s.hostId', '=', 'u.id')))
    .orderBy('u.id')
    .execute();
}

/** The announced versions, the latest day first. */
export async function listVersions({ db }: ServiceContext): Promise<AnnouncedVersion[]> {
  const rows = await db
    .selectFrom('LegalVersion as v')
    .leftJoin('User as u', 'u.id', 'v.setBy')
    .select(['v.page', 'v.validFrom', 'v.changes', 'v.setAt', 'u.fullName as setByName'])
    .orderBy('v.validFrom', 'desc')
    .orderBy('v.page')
    .limit(MOST)
    .execute();
  return rows.map(({ changes, ...row }) => ({ ...row, changesEs: changes.es, changesEn: changes.en }));
}
