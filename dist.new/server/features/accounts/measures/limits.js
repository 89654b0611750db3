import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
/** Throws while the staff's limit closes this part of the product to a person; the error says until when. */
export async function requireNotLimited(ctx, userId, kind) {
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
    if (limit?.endsAt)
        throw new DomainError(ErrorCode.ACCOUNT_LIMITED, { until: limit.endsAt.toISOString() });
}
//# sourceMappingURL=limits.js.map