import {
  isWorse,
  noticeDaysOf,
  type PlatformConstantKey,
  type PlatformConstants,
} from '../../../core/constants/constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordEvents } from '../../../core/events/events.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { CommissionEventType, type CommissionRises } from '../../spaces/pricing/commission.events.js';
import { findProfessionalHosts } from '../../spaces/pricing/host-commission.js';
import { ConstantChange } from './constant-change.entity.js';

/** A value that is worse than the one before it, from a day on. */
export interface Rise {
  readonly before: number;
  readonly value: number;
  readonly validFrom: LocalDate;
}

type Announcement = (tx: ServiceContext, rise: Rise, constants: PlatformConstants) => Promise<void>;

/** Who is notified of the change of a constant that takes notice. */
const ANNOUNCEMENTS: Readonly<Partial<Record<PlatformConstantKey, Announcement>>> = {
  HOST_COMMISSION_PRO_BPS: async (tx, rise, constants) => {
    const today = constants.HOST_PRO_ABOVE_SPACES;
    // Those who come under the rate on that very day pay another one before it: announceFalls tells them.
    const then = await valueBefore(tx, { key: 'HOST_PRO_ABOVE_SPACES', current: today, validFrom: rise.validFrom });
    await announceRate(tx, await findProfessionalHosts(tx, { above: Math.min(today, then) }), rise);
  },
  // Those between the two numbers of spaces pay the rate of professionals from then on, and its later rises were not announced to them.
  HOST_PRO_ABOVE_SPACES: async (tx, { before: upTo, value: above, validFrom }, constants) => {
    const hosts = await findProfessionalHosts(tx, { above, upTo });
    const rateOf = (key: PlatformConstantKey): Promise<number> =>
      valueOn(tx, { key, current: constants[key], day: validFrom });
    const later = await findPending(tx, 'HOST_COMMISSION_PRO_BPS', validFrom);
    let before = await rateOf('HOST_COMMISSION_BPS');
    const steps = [
      { value: await rateOf('HOST_COMMISSION_PRO_BPS'), validFrom },
      ...later.map((change) => ({ value: Number(change.value), validFrom: change.validFrom })),
    ];
    for (const step of steps) {
      if (step.value > before) await announceRate(tx, hosts, { before, ...step });
      before = step.value;
    }
  },
};

const announceRate = (
  tx: ServiceContext,
  hosts: readonly string[],
  { before, value, validFrom }: Rise,
): Promise<void> =>
  recordEvents(
    tx,
    hosts.map((userId): CommissionRises => ({
      type: CommissionEventType.RISES,
      payload: { userId, validFrom, rateBps: before, newRateBps: value },
    })),
  );

/** Notifies those whom a change of a constant for the worse concerns. */
export async function announceRise(
  tx: ServiceContext,
  key: PlatformConstantKey,
  rise: Rise,
  constants: PlatformConstants,
): Promise<void> {
  await ANNOUNCEMENTS[key]?.(tx, rise, constants);
}

/** A change that was made or cancelled: the value from its day on as it was, and as it is now. */
export interface Replacement {
  readonly was: number;
  readonly now: number;
}

/**
 * Notifies of the scheduled changes after another one that are for the worse only because that one changes; throws VALIDATION_FAILED when
 * one is too near for its notice.
 */
export async function announceNext(
  tx: ServiceContext,
  change: Pick<ConstantChange, 'key' | 'validFrom'>,
  { was, now }: Replacement,
  constants: PlatformConstants,
): Promise<void> {
  const { key, validFrom: after } = change;
  const noticeDays = noticeDaysOf(key);
  if (noticeDays === null || was === now) return;
  const [next] = await findPending(tx, key, after);
  if (key === 'HOST_COMMISSION_PRO_BPS' && now > was)
    await announceFalls(tx, { after, before: next?.validFrom ?? null, rateBps: now, noticeDays }, constants);
  if (!next) return;
  const value = Number(next.value);
  if (!isWorse(key, value, now) || isWorse(key, value, was)) return;
  refuseWithoutNotice(tx, next.validFrom, noticeDays);
  await announceRise(tx, key, { before: now, value, validFrom: next.validFrom }, constants);
}

/** Those whom a scheduled fall of the number of spaces brings under a rate that is higher now than they were told. */
async function announceFalls(
  tx: ServiceContext,
  rate: { after: LocalDate; before: LocalDate | null; rateBps: number; noticeDays: number },
  constants: PlatformConstants,
): Promise<void> {
  const usual = constants.HOST_COMMISSION_BPS;
  const falls = await findPending(tx, 'HOST_PRO_ABOVE_SPACES', addDays(rate.after, -1));
  let upTo = await valueBefore(tx, {
    key: 'HOST_PRO_ABOVE_SPACES',
    current: constants.HOST_PRO_ABOVE_SPACES,
    validFrom: rate.after,
  });
  for (const { value, validFrom } of falls) {
    if (rate.before !== null && validFrom >= rate.before) return;
    const above = Number(value);
    const before = await valueOn(tx, { key: 'HOST_COMMISSION_BPS', current: usual, day: validFrom });
    if (above < upTo && rate.rateBps > before) {
      refuseWithoutNotice(tx, validFrom, rate.noticeDays);
      const hosts = await findProfessionalHosts(tx, { above, upTo });
      await announceRate(tx, hosts, { before, value: rate.rateBps, validFrom });
    }
    upTo = above;
  }
}

function refuseWithoutNotice(tx: ServiceContext, day: LocalDate, min: number): void {
  if (day >= addDays(tx.clock.today(), min)) return;
  refuseProblems([{ path: 'validFrom', code: FieldProblemCode.LATER_CHANGE_WITHOUT_NOTICE, params: { day, min } }]);
}

/** The changes scheduled for a day after another one, in their order. */
const findPending = (tx: ServiceContext, key: PlatformConstantKey, after: LocalDate): Promise<ConstantChange[]> =>
  tx.em.find(
    ConstantChange,
    { key, appliedAt: null, cancelledAt: null, validFrom: { $gt: after } },
    { orderBy: { validFrom: 'asc' } },
  );

/** The value that a constant will have on a day. */
export const valueOn = (
  tx: ServiceContext,
  { key, current, day }: { key: PlatformConstantKey; current: number; day: LocalDate },
): Promise<number> => valueBefore(tx, { key, current, validFrom: addDays(day, 1) });

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
