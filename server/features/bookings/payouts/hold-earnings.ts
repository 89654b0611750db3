import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { EarningHold } from './earning-hold.entity.js';
import type { HoldReason } from './payout.enums.js';

/** The target of a hold: a cycle, a booking, or everything a host has. */
export interface HoldTarget {
  readonly hostId: string;
  readonly bookingId?: string | null;
  readonly cycleId?: string | null;
}

/** The reason, end and author of a hold. A source, such as a claim, has at most one open hold of a cycle, or of all else. */
export interface HoldDetails {
  readonly reason: HoldReason;
  readonly sourceId?: string | null;
  readonly note?: string | null;
  readonly until?: Date | null;
  readonly userId: string | null;
}

/** Holds earnings until they are released; earlier payouts are not affected. Idempotent per source and cycle. */
export async function holdEarnings(tx: ServiceContext, target: HoldTarget, details: HoldDetails): Promise<EarningHold> {
  const sourceId = details.sourceId ?? null;
  const cycleId = target.cycleId ?? null;
  const same = { reason: details.reason, sourceId, cycleId, releasedAt: null };
  const open = sourceId === null ? null : await tx.em.findOne(EarningHold, same, { refresh: true });
  if (open) return open;
  const hold = Object.assign(new EarningHold(), {
    id: randomUUID(),
    hostId: target.hostId,
    bookingId: target.bookingId ?? null,
    cycleId,
    reason: details.reason,
    sourceId,
    note: details.note ?? null,
    heldFrom: tx.clock.now(),
    heldUntil: details.until ?? null,
    heldBy: details.userId,
  });
  tx.em.persist(hold);
  await tx.em.flush();
  return hold;
}

/** Ends the open holds of a source, or all of one reason that match a target exactly; returns how many there were. */
export async function releaseEarnings(
  tx: ServiceContext,
  which: { readonly reason: HoldReason } & ({ readonly sourceId: string } | { readonly target: HoldTarget }),
  userId: string | null,
): Promise<number> {
  const found =
    'sourceId' in which
      ? { sourceId: which.sourceId }
      : {
          hostId: which.target.hostId,
          bookingId: which.target.bookingId ?? null,
          cycleId: which.target.cycleId ?? null,
        };
  return tx.em.nativeUpdate(
    EarningHold,
    { reason: which.reason, releasedAt: null, ...found },
    { releasedAt: tx.clock.now(), releasedBy: userId },
  );
}
