import { VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
const DAY_MS = 86_400_000;
/** How often documents were submitted recently, and how often they still can be. */
export async function getAttempts(ctx, subject) {
    return (await loadAttempts(ctx, [subject.userId]))(subject);
}
/** The same for all subjects of several people, read in one query. */
export async function loadAttempts(ctx, userIds) {
    const since = new Date(ctx.clock.now().getTime() - VERIFICATION_BOUNDS.attemptDays * DAY_MS);
    const rows = await ctx.db
        .selectFrom('Verification as v')
        .select(['v.userId', 'v.kind', 'v.spaceId', 'v.submittedAt'])
        .where('v.userId', 'in', userIds)
        .where('v.submittedAt', '>', since)
        .orderBy('v.submittedAt', 'desc')
        .$narrowType()
        .execute();
    return ({ userId, kind, spaceId }) => toAttempts(rows
        .filter((row) => row.userId === userId && row.kind === kind && row.spaceId === spaceId)
        .map(({ submittedAt }) => submittedAt));
}
/* Expects the latest submission first. */
function toAttempts(submissions) {
    const { attempts, attemptDays } = VERIFICATION_BOUNDS;
    const oldest = submissions[attempts - 1];
    return {
        used: Math.min(submissions.length, attempts),
        left: Math.max(0, attempts - submissions.length),
        nextAt: oldest ? new Date(oldest.getTime() + attemptDays * DAY_MS) : null,
    };
}
//# sourceMappingURL=verification-attempts.js.map