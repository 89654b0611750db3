import { expect, test } from 'vitest';
import type { StateMachineDefinition, TransitionRow } from '../../../server/core/writes/state-machine.js';
import { cycleMachine } from '../../../server/features/bookings/billing/cycle.transitions.js';
import { changeMachine } from '../../../server/features/bookings/changes/requests/change-request.transitions.js';
import { disputeMachine } from '../../../server/features/bookings/disputes/dispute.transitions.js';
import { refundMachine } from '../../../server/features/bookings/payments/refund.transitions.js';
import { payoutMachine } from '../../../server/features/bookings/payouts/payout.transitions.js';
import { claimMachine } from '../../../server/features/claims/claim.transitions.js';

type Definition = StateMachineDefinition<string, string, string, TransitionRow<string, string, string, string>>;

/** Every allowed cell, as "status step: actors > next"; every other cell is refused. */
function cellsOf(definition: object): string[] {
  const { transitions } = definition as Definition;
  return transitions
    .flatMap(({ from, on, by, to }) =>
      (from ?? ['-']).map((status) => `${status} ${on}: ${[...by].sort().join(', ')} > ${to === 'same' ? status : to}`),
    )
    .sort();
}

/** Written by hand from the design of money, independent of the tables under test. */
const LEGAL: readonly [name: string, machine: { readonly definition: object }, cells: readonly string[]][] = [
  [
    'a cycle',
    cycleMachine,
    [
      '- plan: system > scheduled',
      'scheduled fall_due: system > open',
      ...['scheduled', 'open', 'retrying', 'past_due'].flatMap((owed) => [
        `${owed} pay: admin, system > paid`,
        `${owed} waive: admin > waived`,
        `${owed} cancel: system > cancelled`,
      ]),
      'open fail_try: system > retrying',
      'retrying fail_try: system > retrying',
      'past_due fail_try: system > past_due',
      'retrying run_past_due: system > past_due',
      'past_due write_off: admin > written_off',
    ],
  ],
  [
    'a refund',
    refundMachine,
    [
      '- order: admin, host, renter, system > wanted',
      '- settle_by_bank: system > done',
      'wanted accept: system > pending',
      'wanted complete: system > done',
      'pending complete: system > done',
      'wanted refuse: system > failed',
      'pending refuse: system > failed',
      'done come_back: system > failed',
      'done reopen: system > wanted',
      'failed retry: admin, system > wanted',
      'failed settle_by_hand: admin > done',
      'failed settle_by_bank: system > done',
    ],
  ],
  [
    'a pay-out',
    payoutMachine,
    [
      '- order: system > scheduled',
      'scheduled send: system > in_transit',
      'in_transit arrive: system > paid',
      ...['scheduled', 'in_transit', 'paid'].map((status) => `${status} fail: admin, system > failed`),
    ],
  ],
  [
    'a dispute',
    disputeMachine,
    [
      '- open: system > open',
      'open answer: system > answered',
      ...['open', 'answered'].flatMap((status) => [`${status} win: system > won`, `${status} lose: system > lost`]),
      'lost win: system > won',
    ],
  ],
  [
    'a change that one side asks for',
    changeMachine,
    [
      '- ask: host, renter > open',
      'open agree: host, renter > agreed',
      'open decline: host, renter > declined',
      'open withdraw: host, renter > withdrawn',
      'open lapse: system > lapsed',
    ],
  ],
  [
    'a claim',
    claimMachine,
    [
      '- submit: claimant > submitted',
      'submitted ask_other_side: system > awaiting_other',
      'awaiting_other answer: other_side > proposed',
      'awaiting_other answer: other_side > in_review',
      'awaiting_other end_answer_time: system > proposed',
      'awaiting_other end_answer_time: system > in_review',
      'proposed accept: claimant, other_side > proposed',
      'proposed refuse: claimant, other_side > in_review',
      'proposed change_remedy: claimant > proposed',
      'proposed both_accept: system > agreed',
      'proposed both_accept: system > in_review',
      'proposed end_votes: system > in_review',
      'agreed settle: system > closed',
      'in_review decide: staff > decided',
      'decided accept: claimant, other_side > decided',
      'decided both_accept: system > closed',
      'decided appeal: claimant, other_side > appealed',
      'decided end_appeal_time: system > closed',
      'appealed decide: staff > closed',
      ...['in_review', 'appealed'].flatMap((status) => [
        `${status} ask_for_data: staff > awaiting_data`,
        `awaiting_data give_data: claimant, other_side > ${status}`,
        `awaiting_data end_data_time: system > ${status}`,
      ]),
      ...['awaiting_other', 'proposed', 'in_review', 'awaiting_data'].map(
        (status) => `${status} withdraw: claimant > withdrawn`,
      ),
    ],
  ],
];

test.each(LEGAL)(
  'P-15 M5 %s has exactly the transitions of its table, for every status, step and actor',
  (_, { definition }, cells) => {
    expect(cellsOf(definition)).toEqual([...cells].sort());
  },
);
