import type { ServiceContext } from '../../core/context.js';
import { VERIFICATION_BOUNDS } from './document-kinds.rules.js';
import type { VerificationKind } from './verification-codes.js';

const DAY_MS = 86_400_000;

/** What tries are counted for: a person's identity, or one of her spaces. */
export interface AttemptsOf {
  readonly userId: string;
  readonly kind: VerificationKind;
  readonly spaceId: string | null;
}

export interface Attempts {
  readonly used: number;
  readonly left: number;
  /** When the oldest try stops counting; null while there are some left. */
  readonly nextAt: Date | null;
}

/** How often documents were sent of late, and how often they still can be. */
export async function attemptsOf(ctx: ServiceContext, subject: AttemptsOf): Promise<Attempts> {
  return (await attemptsOfPeople(ctx, [subject.userId]))(subject);
}

interface SentRow {
  readonly user_id: string;
  readonly kind: VerificationKind;
  readonly space_id: string | null;
  readonly submitted_at: string;
}

/** The same of everything that some people had verified, read at once: nobody can send more than some a month. */
export async function attemptsOfPeople(ctx: ServiceContext, userIds: readonly string[]): Promise<(subject: AttemptsOf) => Attempts> {
  const since = new Date(ctx.clock.now().getTime() - VERIFICATION_BOUNDS.attemptDays * DAY_MS);
  const rows = await ctx.em.execute<SentRow[]>(
    'select user_id, kind, space_id, submitted_at from verifications where user_id = any(?::uuid[]) and submitted_at > ? order by submitted_at desc',
    [`{${userIds.join(',')}}`, since],
  );
  return ({ userId, kind, spaceId }) =>
    counted(rows.filter((row) => row.user_id === userId && row.kind === kind && row.space_id === spaceId).map((row) => new Date(row.submitted_at)));
}

/** From the tries that count, the latest first. */
function counted(sent: readonly Date[]): Attempts {
  const { attempts, attemptDays } = VERIFICATION_BOUNDS;
  const oldest = sent[attempts - 1];
  return { used: Math.min(sent.length, attempts), left: Math.max(0, attempts - sent.length), nextAt: oldest ? new Date(oldest.getTime() + attemptDays * DAY_MS) : null };
}
