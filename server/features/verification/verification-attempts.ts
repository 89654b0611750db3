import { daysAgo } from '../../core/clock.js';
import type { ServiceContext } from '../../core/context.js';
import { DAY_MS } from '../../core/values/durations.js';
import { VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { VerificationStatus, type VerificationKind } from './verification.enums.js';

/** The subject that attempts are counted for: a person's identity, or one of their spaces. */
export interface AttemptSubject {
  readonly userId: string;
  readonly kind: VerificationKind;
  readonly spaceId: string | null;
}

export interface Attempts {
  readonly used: number;
  readonly left: number;
  /** When the oldest attempt stops counting; null while there are some left. */
  readonly nextAt: Date | null;
}

/** The number of recent submissions, and of remaining attempts. */
export async function getAttempts(ctx: ServiceContext, subject: AttemptSubject): Promise<Attempts> {
  return (await loadAttempts(ctx, [subject.userId]))(subject);
}

/** The same for all subjects of several people, in one query. */
export async function loadAttempts(
  ctx: ServiceContext,
  userIds: readonly string[],
): Promise<(subject: AttemptSubject) => Attempts> {
  const since = daysAgo(ctx, VERIFICATION_BOUNDS.attemptDays);
  const rows = await ctx.db
    .selectFrom('Verification as v')
    .select(['v.userId', 'v.kind', 'v.spaceId', 'v.submittedAt'])
    .where('v.userId', 'in', userIds)
    .where('v.submittedAt', '>', since)
    // Without a decision there was no attempt: the space moved meanwhile.
    .where((eb) => eb.or([eb('v.status', '!=', VerificationStatus.EXPIRED), eb('v.reviewerId', 'is not', null)]))
    .orderBy('v.submittedAt', 'desc')
    .$narrowType<{ submittedAt: Date }>()
    .execute();
  return ({ userId, kind, spaceId }) =>
    toAttempts(
      rows
        .filter((row) => row.userId === userId && row.kind === kind && row.spaceId === spaceId)
        .map(({ submittedAt }) => submittedAt),
    );
}

/* Expects the latest submission first. */
function toAttempts(submissions: readonly Date[]): Attempts {
  const { attempts, attemptDays } = VERIFICATION_BOUNDS;
  const oldest = submissions[attempts - 1];
  return {
    used: Math.min(submissions.length, attempts),
    left: Math.max(0, attempts - submissions.length),
    nextAt: oldest ? new Date(oldest.getTime() + attemptDays * DAY_MS) : null,
  };
}
