import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import { loadAttempts } from './verification-attempts.js';
import { selectVerifications } from './verification.loaders.js';
import type { Verification } from './verification.entity.js';
import type { VerificationApplicant } from './verification-overview.types.js';

const MAX_EARLIER = 10;

/** The applicants of verifications, for the staff: three queries, however many an operation shows. */
export function applicantLoader(ctx: RequestContext): DataLoader<Verification, VerificationApplicant> {
  return ctx.loaders.get<Verification, VerificationApplicant>('verification-applicants', async (verifications) => {
    const userIds = [...new Set(verifications.map(({ userId }) => userId))];
    const users = await ctx.db
      .selectFrom('User')
      .select(['id', 'fullName', 'email', 'phoneVerifiedAt'])
      .where('id', 'in', userIds)
      .execute();
    const usersById = new Map(users.map((user) => [user.id, user]));
    const decided = await listDecided(ctx, userIds);
    const attemptsFor = await loadAttempts(ctx, userIds);
    return verifications.map((verification) => {
      const { id, userId, kind, spaceId } = verification;
      const user = usersById.get(userId);
      if (!user) return new Error(`user ${userId} not found`);
      const earlier = decided
        .filter((one) => one.id !== id && one.userId === userId && one.kind === kind && one.spaceId === spaceId)
        .slice(0, MAX_EARLIER);
      return {
        userId,
        fullName: user.fullName,
        email: user.email,
        isPhoneVerified: user.phoneVerifiedAt !== null,
        attemptsUsed: attemptsFor(verification).used,
        earlier,
      };
    });
  });
}

/** The latest decided verifications of each subject: one more than is shown, since the current verification may be among them. */
function listDecided({ db }: RequestContext, userIds: readonly string[]): Promise<Verification[]> {
  const ranked = db
    .selectFrom('Verification as d')
    .select((eb) => [
      'd.id',
      eb.fn
        .agg<string>('row_number')
        .over((over) => over.partitionBy(['d.userId', 'd.kind', 'd.spaceId']).orderBy('d.decidedAt', 'desc'))
        .as('position'),
    ])
    .where('d.userId', 'in', userIds)
    .where('d.decidedAt', 'is not', null);
  const latest = db
    .selectFrom(ranked.as('ranked'))
    .select('ranked.id')
    .where('ranked.position', '<=', String(MAX_EARLIER + 1));
  return selectVerifications(db).where('v.id', 'in', latest).orderBy('v.decidedAt', 'desc').execute();
}
