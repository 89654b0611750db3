import type { PlatformConstantKey, PlatformConstants } from '../../../core/constants/constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { recordEvents } from '../../../core/events/events.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { CommissionEventType, type CommissionRises } from '../../spaces/pricing/commission.events.js';
import { findProfessionalHosts } from '../../spaces/pricing/host-commission.js';
import { ConstantChange } from './constant-change.entity.js';

/** A value that rises from a day on. */
export interface Rise {
  readonly before: number;
  readonly value: number;
  readonly validFrom: LocalDate;
}

type Announcement = (tx: ServiceContext, rise: Rise, constants: PlatformConstants) => Promise<void>;

/** Who is notified of the rise of a constant that takes notice. */
const ANNOUNCEMENTS: Readonly<Partial<Record<PlatformConstantKey, Announcement>>> = {
  HOST_COMMISSION_PRO_BPS: async (tx, { before, value, validFrom }, constants) => {
    const hosts = await findProfessionalHosts(tx, constants);
    await recordEvents(
      tx,
      hosts.map((userId): CommissionRises => ({
        type: CommissionEventType.RISES,
        payload: { userId, validFrom, rateBps: before, newRateBps: value },
      })),
    );
  },
};

/** Notifies those whom the rise of a constant concerns. */
export async function announceRise(
  tx: ServiceContext,
  key: PlatformConstantKey,
  rise: Rise,
  constants: PlatformConstants,
): Promise<void> {
  await ANNOUNCEMENTS[key]?.(tx, rise, constants);
}

/** The value of a constant just before a day: its current one, or that of the last change scheduled until then. */
export async function valueBefore(
  tx: ServiceContext,
  { key, current, validFrom }: { key: PlatformConstantKey; current: number; validFrom: LocalDate | null },
): Promise<number> {
  if (validFrom === null) return current;
  const last = await tx.em.findOne(
    ConstantChange,
    { key, appliedAt: null, cancelledAt: null, validFrom: { $lt: validFrom } },
    { orderBy: { validFrom: 'desc', setAt: 'desc' } },
  );
  return last ? Number(last.value) : current;
}
