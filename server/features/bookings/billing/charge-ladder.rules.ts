import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { BillingState, CycleStatus } from './billing-types.js';

/** What a step of the ladder does. */
export type LadderAction =
  | 'charge'
  | 'runPastDue'
  | 'sendFormalNotice'
  | 'allowTermination'
  | 'recover'
  | 'openAbandonment';

interface LadderStep {
  /** Days after the charge was first refused. */
  readonly day: number;
  readonly action: LadderAction;
}

/**
 * What follows on a charge that is refused, in order; the first step is the charge on its day. A step that comes late moves the later
 * ones, so that no deadline is shortened.
 */
export const CHARGE_LADDER: readonly LadderStep[] = [
  { day: 0, action: 'charge' },
  { day: 1, action: 'charge' },
  { day: 3, action: 'charge' },
  { day: 5, action: 'charge' },
  { day: 5, action: 'runPastDue' },
  { day: 10, action: 'sendFormalNotice' },
  { day: 25, action: 'allowTermination' },
  { day: 30, action: 'recover' },
  { day: 60, action: 'openAbandonment' },
];

/** The day of the step after one that is taken today; null after the last one. */
export function dayOfNextStep(step: number, today: LocalDate): LocalDate | null {
  const [taken, next] = [CHARGE_LADDER[step], CHARGE_LADDER[step + 1]];
  return taken && next ? addDays(today, next.day - taken.day) : null;
}

/** The steps after the one that was taken, with their days; the next of them is taken on `nextDay`. */
export function comingSteps(
  step: number,
  nextDay: LocalDate,
): { action: LadderAction; on: LocalDate; isLast: boolean }[] {
  const next = CHARGE_LADDER[step + 1];
  return CHARGE_LADDER.flatMap(({ action, day }, index) =>
    next && index > step ? [{ action, on: addDays(nextDay, day - next.day), isLast: isLastCharge(index) }] : [],
  );
}

/** Whether another charge follows by itself. */
export function isLastCharge(step: number): boolean {
  return !CHARGE_LADDER.slice(step + 1).some(({ action }) => action === 'charge');
}

/** Days from the formal notice to the day on which the staff may end the rental. */
export const FORMAL_NOTICE_DAYS = dayOf('allowTermination') - dayOf('sendFormalNotice');

/** The fields of a cycle that decide the state of its booking. */
export interface LadderCycle {
  readonly status: CycleStatus;
  readonly ladderStep: number;
}

/** How a booking stands with its charges: as its worst cycle does. */
export function billingStateOf(cycles: readonly LadderCycle[]): BillingState {
  const pastDue = cycles.filter(({ status }) => status === CycleStatus.PAST_DUE);
  if (pastDue.some((cycle) => hasReached(cycle, 'recover'))) return BillingState.IN_RECOVERY;
  if (pastDue.length > 0) return BillingState.PAST_DUE;
  return cycles.some(({ status }) => status === CycleStatus.RETRYING) ? BillingState.RETRYING : BillingState.CURRENT;
}

/** Whether a cycle is owed for so long that the staff may end the rental. */
export function isTerminable(cycle: LadderCycle): boolean {
  return cycle.status === CycleStatus.PAST_DUE && hasReached(cycle, 'allowTermination');
}

/** Whether a cycle is owed for so long that what is left in the space counts as left behind. */
export function isAbandoned(cycle: LadderCycle): boolean {
  return cycle.status === CycleStatus.PAST_DUE && hasReached(cycle, 'openAbandonment');
}

function hasReached({ ladderStep }: LadderCycle, action: LadderAction): boolean {
  return ladderStep >= CHARGE_LADDER.findIndex((step) => step.action === action);
}

function dayOf(action: LadderAction): number {
  return CHARGE_LADDER.find((step) => step.action === action)?.day ?? 0;
}
