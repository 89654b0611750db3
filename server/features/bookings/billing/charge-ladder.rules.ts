import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { BillingState, CycleStatus } from './billing.enums.js';

/** The effect of a step of the ladder. */
export type LadderAction =
  | 'charge'
  | 'runPastDue'
  | 'sendFormalNotice'
  | 'allowTermination'
  | 'recover'
  | 'openAbandonment';

interface LadderStep {
  /** Days after the first refusal. */
  readonly day: number;
  readonly action: LadderAction;
}

/**
 * The steps after a refused charge, in order; the first step is the charge on its day. A late step postpones the following ones, so that no
 * deadline is shortened.
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

/** The day of the step after one that runs today; null after the last one. */
export function dayOfNextStep(step: number, today: LocalDate): LocalDate | null {
  const [taken, next] = [CHARGE_LADDER[step], CHARGE_LADDER[step + 1]];
  return taken && next ? addDays(today, next.day - taken.day) : null;
}

/** The steps that remain, with their days; the next one runs on `nextDay`. */
export function comingSteps(
  step: number,
  nextDay: LocalDate,
): { action: LadderAction; on: LocalDate; isLast: boolean }[] {
  const next = CHARGE_LADDER[step + 1];
  return CHARGE_LADDER.flatMap(({ action, day }, index) =>
    next && index > step ? [{ action, on: addDays(nextDay, day - next.day), isLast: isLastCharge(index) }] : [],
  );
}

/** Whether another automatic charge follows. */
export function isLastCharge(step: number): boolean {
  return !CHARGE_LADDER.slice(step + 1).some(({ action }) => action === 'charge');
}

/** Days between the notice of a charge and the charge. */
export const ANNOUNCED_DAYS_BEFORE = 3;

/** Days from the formal notice until the staff may terminate the rental. */
export const FORMAL_NOTICE_DAYS = stepDay('allowTermination') - stepDay('sendFormalNotice');

/** The fields of a cycle that determine the payment state of its booking. */
export interface LadderCycle {
  readonly status: CycleStatus;
  readonly ladderStep: number;
}

/** The payment state of a booking: that of its worst cycle. */
export function billingStateOf(cycles: readonly LadderCycle[]): BillingState {
  const pastDue = cycles.filter(({ status }) => status === CycleStatus.PAST_DUE);
  if (pastDue.some(isInRecovery)) return BillingState.IN_RECOVERY;
  if (pastDue.length > 0) return BillingState.PAST_DUE;
  return cycles.some(({ status }) => status === CycleStatus.RETRYING) ? BillingState.RETRYING : BillingState.CURRENT;
}

/** Whether a cycle has been overdue for a month. */
export function isInRecovery(cycle: LadderCycle): boolean {
  return cycle.status === CycleStatus.PAST_DUE && hasReached(cycle, 'recover');
}

/** Whether a cycle has been overdue long enough for the staff to terminate the rental. */
export function isTerminable(cycle: LadderCycle): boolean {
  return cycle.status === CycleStatus.PAST_DUE && hasReached(cycle, 'allowTermination');
}

/** Whether a cycle has been overdue so long that what is left in the space counts as abandoned. */
export function isAbandoned(cycle: LadderCycle): boolean {
  return cycle.status === CycleStatus.PAST_DUE && hasReached(cycle, 'openAbandonment');
}

function hasReached({ ladderStep }: LadderCycle, action: LadderAction): boolean {
  return ladderStep >= CHARGE_LADDER.findIndex((step) => step.action === action);
}

/** Days after the first refusal on which a step runs. */
export function stepDay(action: LadderAction): number {
  return CHARGE_LADDER.find((step) => step.action === action)?.day ?? 0;
}
