import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  type FieldError,
  FieldProblemCode,
  refuseProblems,
} from '../../../core/errors/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { addDays } from '../../../core/values/date-range.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireReason } from '../../../core/staff-reason.js';
import { cleanLine, isWithin } from '../../../core/values/text.js';
import type { SaveBannerInput, StaffBanner } from './banner.types.js';

/** Characters of a banner. */
export const BANNER_TEXT = { min: 10, max: 160 };
const PATH = /^\/(?![/\\])[\w\-./?=&%#]{0,200}$/;
const MAX_DAYS = 366;
const MOST = 50;

/** Creates or changes a banner; idempotent. Errors: NOT_FOUND, TEXT_CHANGED, VALIDATION_FAILED. */
export async function saveBanner(ctx: SignedInContext, input: SaveBannerInput): Promise<void> {
  const reason = requireReason(input.statement);
  const { audience, isDismissible } = input;
  const banner = {
    textEs: cleanLine(input.textEs),
    textEn: cleanLine(input.textEn),
    path: input.path?.trim() || null,
    audience,
    fromDay: input.from,
    untilDay: input.until,
    isDismissible,
  };
  refuseProblems(problemsOf(banner));
  await inTransaction(ctx, async (tx) => {
    const stamp = { setBy: tx.viewer.id, setAt: tx.clock.now() };
    const id = input.bannerId ? fromGlobalId('Banner', input.bannerId) : randomUUID();
    const found = input.bannerId
      ? await tx.db
          .selectFrom('Banner')
          .select(['textEs', 'textEn', 'path', 'audience', 'fromDay', 'untilDay', 'isDismissible', 'setAt'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : null;
    if (found === undefined) throw new DomainError(ErrorCode.NOT_FOUND);
    const { setAt = null, ...rest } = found ?? {};
    const before = found && (rest as typeof banner);
    if (before && (Object.keys(banner) as (keyof typeof banner)[]).every((name) => before[name] === banner[name]))
      return;
    if (new Date(setAt ?? 0).getTime() !== (input.seenSetAt?.getTime() ?? 0))
      throw new DomainError(ErrorCode.TEXT_CHANGED);
    await (before
      ? tx.db
          .updateTable('Banner')
          .set({ ...banner, ...stamp })
          .where('id', '=', id)
          .execute()
      : tx.db
          .insertInto('Banner')
          .values({ id, ...banner, ...stamp })
          .execute());
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: before ? 'banner.changed' : 'banner.published',
      objectType: 'Banner',
      objectId: id,
      before,
      after: banner,
      reason,
      ip: tx.client.ip,
    });
  });
}

interface WrittenBanner {
  readonly textEs: string;
  readonly textEn: string;
  readonly path: string | null;
  readonly fromDay: string;
  readonly untilDay: string;
}

function problemsOf({ textEs, textEn, path, fromDay, untilDay }: WrittenBanner): FieldError[] {
  const lengthProblem = (name: string, text: string): FieldError[] =>
    !isWithin(text, BANNER_TEXT) ? [{ path: name, code: FieldProblemCode.TEXT_LENGTH, params: BANNER_TEXT }] : [];
  return [
    ...lengthProblem('textEs', textEs),
    ...lengthProblem('textEn', textEn),
    ...(path !== null && !PATH.test(path)
      ? [{ path: 'path', code: FieldProblemCode.MARKDOWN_REFUSED, params: { what: 'LINK', text: path } }]
      : []),
    ...(untilDay < fromDay ? [{ path: 'until', code: FieldProblemCode.DATES_REVERSED }] : []),
    ...(untilDay > addDays(fromDay, MAX_DAYS)
      ? [{ path: 'until', code: FieldProblemCode.DAYS_OUT_OF_RANGE, params: { min: 0, max: MAX_DAYS } }]
      : []),
  ];
}

/** The banners, those with the latest last day first, at most 50. */
export async function listBanners({ db, clock }: SignedInContext): Promise<StaffBanner[]> {
  const today = clock.today();
  const rows = await db
    .selectFrom('Banner as b')
    .leftJoin('User as u', 'u.id', 'b.setBy')
    .selectAll('b')
    .select('u.fullName as setByName')
    .orderBy('b.untilDay', 'desc')
    .orderBy('b.setAt', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, fromDay, untilDay, ...row }) => ({
    ...row,
    id: toGlobalId('Banner', id),
    from: fromDay,
    until: untilDay,
    isShown: fromDay <= today && today < untilDay,
  }));
}
