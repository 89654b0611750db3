import { CARDS } from '../bookings.js';
import { COMMANDS } from './commands.js';

type CommandName = keyof typeof COMMANDS;
type ArgsOf<N extends CommandName> = Parameters<(typeof COMMANDS)[N]['act']>[2];

/** A command of the model with its input. */
export interface LifeStep {
  readonly name: CommandName;
  readonly args: unknown;
}

const step = <N extends CommandName>(name: N, args: ArgsOf<N>): LifeStep => ({ name, args });

/**
 * One claim of each side on one stay: the renter's has an answer, an answered and an unanswered question, a decision, an appeal and
 * a decision by another member of staff; the host's ends with an agreement.
 */
export const CLAIM_LIFE: readonly LifeStep[] = [
  step('agree', {
    who: 'renter',
    space: 0,
    startsIn: 0,
    days: 11,
    isRolling: false,
    plan: 'BASIC',
    card: CARDS.works,
  }),
  step('enter', 0),
  step('renterClaims', [0, ['DIFFERENT', 'SMALLER', 'LOWER_RENT']]),
  step('answerClaim', [0, false]),
  step('vote', [0, { side: 'host', isAccepted: false }]),
  step('askForData', [0, { by: 'admin', side: 'RENTER', days: 2 }]),
  step('answerQuestion', [0, null]),
  step('decide', [0, { by: 'admin', remedy: 'LOWER_RENT' }]),
  step('appeal', [0, 'host']),
  step('askForData', [0, { by: 'second', side: 'HOST', days: 1 }]),
  // The time to answer ends by the clock.
  step('jump', { hours: 25 }),
  step('decide', [0, { by: 'second', remedy: 'LOWER_RENT' }]),
  step('webhooks', null),
  step('jump', { days: 10 }),
  step('jump', { hours: 25 }),
  step('hostClaims', [0, 3000]),
  step('answerClaim', [0, true]),
  step('vote', [0, { side: 'host', isAccepted: true }]),
  step('leave', 0),
  step('webhooks', null),
  // The nightly job compares both books.
  step('jump', { hours: 25 }),
  step('jump', { days: 10 }),
  step('payOut', null),
];

/**
 * A claim before the start that both sides accept, after a part of the charge went back: it ends the booking (T23c). Then a cancellation of
 * another booking of the same space, whose days are free again, and a claim after notice, which ends a stay (T23d).
 */
export const CLAIMS_OUTSIDE_A_STAY: readonly LifeStep[] = [
  step('agree', { who: 'renter', space: 0, startsIn: 20, days: 40, isRolling: false, plan: 'PLUS', card: CARDS.works }),
  step('refundPart', { number: 0, cents: 1200 }),
  step('renterClaims', [0, ['NOT_ENTITLED', null, 'CYCLE_REFUND']]),
  step('answerClaim', [0, true]),
  step('vote', [0, { side: 'renter', isAccepted: true }]),
  step('vote', [0, { side: 'host', isAccepted: true }]),
  step('webhooks', null),
  step('agree', {
    who: 'renter',
    space: 0,
    startsIn: 20,
    days: 40,
    isRolling: false,
    plan: 'BASIC',
    card: CARDS.works,
  }),
  step('cancel', 1),
  step('webhooks', null),
  step('agree', { who: 'renter', space: 0, startsIn: 0, days: 0, isRolling: true, plan: 'BASIC', card: CARDS.works }),
  step('enter', 0),
  step('notice', 1),
  step('renterClaims', [0, ['NOT_ENTITLED', null, 'CYCLE_REFUND']]),
  step('answerClaim', [0, true]),
  step('vote', [0, { side: 'renter', isAccepted: true }]),
  step('vote', [0, { side: 'host', isAccepted: true }]),
  step('webhooks', null),
  step('leave', 0),
  step('jump', { days: 31 }),
  step('payOut', null),
];
