import { pageOfWindow, windowOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { cursorOf, isInAscendingWindow, newestFirstKey, oldestFirst } from '../../core/graphql/newest-first.js';
import { HOUR_MS } from '../../core/values/durations.js';
import { spaceStatusesThat } from '../spaces/space-status.rules.js';
import { canReplaceDocuments } from './appointments/appointment.rules.js';
import { VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { loadAttempts, type Attempts } from './verification-attempts.js';
import { VerificationKind, VerificationStatus } from './verification.enums.js';
import { canStart } from './verification.state-machine.js';
import type { Verification } from './verification.entity.js';
import { selectHostRecords } from './host-data/host-record.js';
import { selectVerifications } from './verification.loaders.js';
import { canReadVerification } from './verification.policy.js';
import type { VerificationOverview, VerificationQueue, VerificationStanding } from './verification-overview.types.js';

/** A verification by its uuid, if the viewer may read it. */
export async function findVerification(ctx: RequestContext, id: string): Promise<Verification | null> {
  const found = await selectVerifications(ctx.db).where('v.id', '=', id).executeTakeFirst();
  return found && canReadVerification(ctx.viewer, found) ? found : null;
}

/** The same; throws NOT_FOUND. */
export async function getVerification(ctx: RequestContext, id: string): Promise<Verification> {
  const found = await findVerification(ctx, id);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  return found;
}

/** The target time of the decision; null before it is submitted. */
export function getDueAt({ submittedAt }: Pick<Verification, 'submittedAt'>): Date | null {
  return submittedAt && new Date(submittedAt.getTime() + VERIFICATION_BOUNDS.reviewHours * HOUR_MS);
}

/** The verification levels of a person and their spaces. */
export async function getVerificationOverview(ctx: RequestContext, userId: string): Promise<VerificationOverview> {
  const user = await selectHostRecords(ctx)
    .select(['u.emailVerifiedAt', 'u.phoneVerifiedAt', 'u.identityVerifiedAt'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const spaces = await ctx.db
    .selectFrom('Space')
    .select(['id', 'verifiedAt'])
    .where('hostId', '=', userId)
    .where('status', 'in', spaceStatusesThat('isSubmitted'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const latest = await selectVerifications(ctx.db)
    .distinctOn(['v.kind', 'v.spaceId'])
    .where('v.userId', '=', userId)
    .orderBy('v.kind')
    .orderBy('v.spaceId')
    .orderBy('v.createdAt', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  const attemptsFor = await loadAttempts(ctx, [userId]);
  const summarize = (spaceId: string | null, verifiedAt: Date | null): VerificationStanding => {
    const attempts = attemptsFor({
      userId,
      spaceId,
      kind: spaceId === null ? VerificationKind.IDENTITY : VerificationKind.SPACE,
    });
    const newest = latest.find((one) => one.spaceId === spaceId) ?? null;
    const isHostVerified = user.identityVerifiedAt !== null;
    return eligibilityOf({ spaceId, verifiedAt, latest: newest, attempts, isHostVerified }, ctx.clock.today());
  };
  const identity = summarize(null, user.identityVerifiedAt);
  const spaceSummaries = spaces.map(({ id, verifiedAt }) => summarize(id, verifiedAt));
  const [isEmailVerified, isPhoneVerified] = [user.emailVerifiedAt !== null, user.phoneVerifiedAt !== null];
  const { hasTaxDetails, hasPayoutAccount, isTrader } = user;
  const isPayee = hasTaxDetails && hasPayoutAccount;
  const levels = [
    isEmailVerified,
    isPhoneVerified,
    identity.verifiedAt !== null,
    spaceSummaries.some(({ verifiedAt }) => verifiedAt !== null),
    isPayee,
    // The tax details of a professional are part of their trader details, so both levels are reached together.
    ...(isTrader ? [isPayee] : []),
  ];
  const firstMissing = levels.findIndex((isReached) => !isReached);
  return {
    userId,
    level: firstMissing === 0 ? null : (firstMissing === -1 ? levels.length : firstMissing) - 1,
    topLevel: levels.length - 1,
    isEmailVerified,
    isPhoneVerified,
    identity,
    spaces: spaceSummaries,
    hasTaxDetails,
    hasPayoutAccount,
    isIdentityRequired: ctx.config.requireIdentity,
  };
}

/** What is known about one verification: of the identity, or of the space with this id. */
interface Known extends Pick<VerificationStanding, 'spaceId' | 'verifiedAt' | 'latest'> {
  readonly latest: Verification | null;
  readonly attempts: Attempts;
  readonly isHostVerified: boolean;
}

function eligibilityOf(
  { spaceId, verifiedAt, latest, attempts: { left, nextAt }, isHostVerified }: Known,
  today: string,
): VerificationStanding {
  const status = latest?.status ?? (verifiedAt === null ? VerificationStatus.NOT_STARTED : VerificationStatus.APPROVED);
  const canMeet = latest !== null && canReplaceDocuments(latest);
  return {
    spaceId,
    status,
    hasLapsed: status === VerificationStatus.REJECTED || status === VerificationStatus.EXPIRED,
    verifiedAt,
    latest,
    attemptsLeft: left,
    nextAttemptAt: nextAt,
    // The proof of a space names its host, so the identity comes first.
    canStart:
      (spaceId === null || isHostVerified) &&
      canStart({ status, documentExpiresOn: latest?.documentExpiresOn ?? null }, left, today),
    canMeet,
  };
}

/** Verifications that wait for the staff, longest waiting first; not the viewer's own, which somebody else decides. */
export async function listVerificationQueue(
  ctx: SignedInContext,
  kind: VerificationKind | null,
  page: PageArgs,
): Promise<VerificationQueue> {
  const window = windowOf(ctx, page);
  const order = `verifications:${kind ?? 'all'}`;
  const waiting = ctx.db
    .selectFrom('Verification as v')
    .where('v.status', '=', VerificationStatus.IN_REVIEW)
    .where('v.submittedAt', 'is not', null)
    .where('v.userId', '<>', ctx.viewer.id)
    .$if(kind !== null, (query) => query.where('v.kind', '=', kind as VerificationKind));
  const keys = await waiting
    .select((eb) => newestFirstKey(eb, 'v.submittedAt'))
    .where((eb) => isInAscendingWindow(eb, 'v.submittedAt', order, window))
    .orderBy('v.submittedAt', oldestFirst(window))
    .orderBy('v.id', oldestFirst(window))
    .limit(window.size + 1)
    .execute();
  const overdueBefore = new Date(ctx.clock.now().getTime() - VERIFICATION_BOUNDS.reviewHours * HOUR_MS);
  const counts = await waiting
    .select((eb) => [
      eb.fn.countAll<string>().as('total'),
      eb.fn.countAll<string>().filterWhere('v.submittedAt', '<', overdueBefore).as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const ids = keys.slice(0, window.size).map(({ id }) => id);
  const found = ids.length === 0 ? [] : await selectVerifications(ctx.db).where('v.id', 'in', ids).execute();
  const byId = new Map(found.map((one) => [one.id, one]));
  const connection = pageOfWindow(keys, window, (key) => ({
    cursor: cursorOf(order, key),
    node: byId.get(key.id) as Verification,
  }));
  return { ...connection, totalCount: Number(counts.total), overdueCount: Number(counts.overdue) };
}
