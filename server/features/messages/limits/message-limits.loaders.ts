import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { ErrorCode } from '../../../core/errors/error-codes.js';
import { openLimitEnd } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure.enums.js';
import type { LimitRefusal } from './message-limits.rules.js';
import { contactAttemptsLeft, writePauseOf } from './message-pauses.js';

// All are the same for all conversations of the viewer, so a list reads them once.

/** What keeps a user from writing in any conversation: a limit that the staff set, or a pause; null when neither does. */
export function writeLimitLoader(ctx: RequestContext): DataLoader<string, LimitRefusal | null> {
  return ctx.loaders.get<string, LimitRefusal | null>('message-write-limits', (ids) =>
    Promise.all(ids.map((id) => writeLimitOf(ctx, id))),
  );
}

async function writeLimitOf(ctx: RequestContext, userId: string): Promise<LimitRefusal | null> {
  const limitedUntil = await openLimitEnd(ctx, userId, MeasureKind.LIMIT_MESSAGES);
  if (limitedUntil) return { code: ErrorCode.ACCOUNT_LIMITED, params: { until: limitedUntil.toISOString() } };
  const pausedUntil = await writePauseLoader(ctx).load(userId);
  return pausedUntil && { code: ErrorCode.MESSAGES_PAUSED, params: { until: pausedUntil.toISOString() } };
}

/** Until when a user's sending is paused; null when it is not. */
export function writePauseLoader(ctx: RequestContext): DataLoader<string, Date | null> {
  return ctx.loaders.get<string, Date | null>('message-pauses', (ids) =>
    Promise.all(ids.map((id) => writePauseOf(ctx, id))),
  );
}

/** How many messages with contact data a user has left; null before the warning threshold. */
export function contactAttemptsLeftLoader(ctx: RequestContext): DataLoader<string, number | null> {
  return ctx.loaders.get<string, number | null>('contact-attempts-left', (ids) =>
    Promise.all(ids.map((id) => contactAttemptsLeft(ctx, id))),
  );
}
