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
export async function attemptsOf(ctx: ServiceContext, { userId, kind, spaceId }: AttemptsOf): Promise<Attempts> {
  const { attempts, attemptDays } = VERIFICATION_BOUNDS;
  const since = new Date(ctx.clock.now().getTime() - attemptDays * DAY_MS);
  const rows = await ctx.em.execute<{ submitted_at: string }[]>(
    `select submitted_at from verifications where user_id = ? and kind = ? and space_id is not distinct from ?::uuid and submitted_at > ?
     order by submitted_at desc limit ?`,
    [userId, kind, spaceId, since, attempts],
  );
  const oldest = rows.at(-1);
  const isUsedUp = rows.length >= attempts && oldest !== undefined;
  return {
    used: rows.length,
    left: attempts - rows.length,
    nextAt: isUsedUp ? new Date(new Date(oldest.submitted_at).getTime() + attemptDays * DAY_MS) : null,
  };
}
