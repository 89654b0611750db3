import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { LimitKind } from './measure-codes.js';

/** Throws while a limit set by the staff closes this part of the product to a person; the error says until when. */
export async function requireNotLimited(ctx: ServiceContext, userId: string, kind: LimitKind): Promise<void> {
  const limit = await ctx.db
    .selectFrom('AccountMeasure')
    .select('endsAt')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('liftedAt', 'is', null)
    .where('endsAt', '>', ctx.clock.now())
    .orderBy('endsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (limit?.endsAt) throw new DomainError(ErrorCode.ACCOUNT_LIMITED, { until: limit.endsAt.toISOString() });
}
