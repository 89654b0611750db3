import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { Tables } from '../../../database.js';
import type { LimitKind } from './measure.enums.js';

type WithMeasure = Tables & { m: Tables['AccountMeasure'] };

/** Whether the limit with alias `m` is in force. */
export function isOpenLimit(now: Date) {
  return (eb: ExpressionBuilder<WithMeasure, 'm'>): Expression<SqlBool> =>
    eb.and([eb('m.liftedAt', 'is', null), eb('m.endsAt', '>', now)]);
}

/** Until when a limit set by the staff closes this part of the product to a person; null when none does. */
export async function openLimitEnd(ctx: ServiceContext, userId: string, kind: LimitKind): Promise<Date | null> {
  const limit = await ctx.db
    .selectFrom('AccountMeasure as m')
    .select('m.endsAt')
    .where('m.userId', '=', userId)
    .where('m.kind', '=', kind)
    .where(isOpenLimit(ctx.clock.now()))
    .orderBy('m.endsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return limit?.endsAt ?? null;
}

/** Throws while a limit set by the staff closes this part of the product to a person; the error says until when. */
export async function requireNotLimited(ctx: ServiceContext, userId: string, kind: LimitKind): Promise<void> {
  const end = await openLimitEnd(ctx, userId, kind);
  if (end) throw new DomainError(ErrorCode.ACCOUNT_LIMITED, { until: end.toISOString() });
}
