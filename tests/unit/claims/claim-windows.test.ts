import { describe, expect, test } from 'vitest';
import { tableProblems } from '../../../server/core/writes/state-machine.js';
import { BookingStatus } from '../../../server/features/bookings/booking.enums.js';
import {
  afterWorkingDays,
  casesOf,
  CLAIM_RULES,
  windowBarrier,
  windowHours,
  type ClaimTiming,
} from '../../../server/features/claims/claim-cases.rules.js';
import {
  claimProblems,
  type ClaimContent,
  type ClaimFiles,
} from '../../../server/features/claims/claim-input.rules.js';
import { claimMachine, ClaimActor, claimTransitions } from '../../../server/features/claims/claim.transitions.js';
import { claimStateOf } from '../../../server/features/claims/claim-status.rules.js';
import {
  ClaimBarrier,
  ClaimCase,
  ClaimDetail,
  ClaimRemedy,
  ClaimSide,
  ClaimStatus,
  ItemKind,
} from '../../../server/features/claims/claim.enums.js';

const { TOO_EARLY, TOO_LATE } = ClaimBarrier;
const times = {
  status: BookingStatus.ACTIVE,
  startsAt: new Date('2027-04-05T00:00:00Z'),
  confirmedAt: new Date('2027-03-02T10:00:00Z'),
  moveOutAt: null as Date | null,
  timeZone: 'Europe/Madrid',
  constants: { CLAIM_WINDOW_HOURS: 48, MOVE_OUT_CONFIRM_HOURS: 72 },
};

describe('P5 windows', () => {
  const found = new Date('2027-05-01T00:00:00Z');
  test.each<[ClaimCase, string, ClaimTiming, ClaimBarrier | null]>([
    [ClaimCase.NO_ACCESS, '2027-04-04T23:59:59Z', {}, TOO_EARLY],
    [ClaimCase.NO_ACCESS, '2027-04-05T00:00:00Z', {}, null],
    [ClaimCase.NO_ACCESS, '2027-04-06T23:59:59Z', {}, null],
    [ClaimCase.NO_ACCESS, '2027-04-07T00:00:00Z', {}, TOO_LATE],
    [ClaimCase.DIFFERENT, '2027-04-06T23:59:59Z', {}, null],
    [ClaimCase.DIFFERENT, '2027-04-07T00:00:00Z', {}, TOO_LATE],
    [ClaimCase.UNSAFE, '2027-04-06T23:59:59Z', {}, null],
    [ClaimCase.UNSAFE, '2027-04-07T00:00:00Z', {}, TOO_LATE],
    [ClaimCase.UNSAFE, '2027-04-18T23:59:59Z', { isHidden: true }, null],
    [ClaimCase.UNSAFE, '2027-04-19T00:00:00Z', { isHidden: true }, TOO_LATE],
    [ClaimCase.NOT_ENTITLED, '2027-03-02T09:59:59Z', {}, TOO_EARLY],
    [ClaimCase.NOT_ENTITLED, '2028-01-01T00:00:00Z', {}, null],
    [ClaimCase.GOODS_DAMAGED, '2027-05-10T23:59:59Z', { discoveredAt: found }, null],
    [ClaimCase.GOODS_DAMAGED, '2027-05-11T00:00:00Z', { discoveredAt: found }, TOO_LATE],
    [ClaimCase.SPACE_DAMAGED, '2027-05-11T00:00:00Z', { discoveredAt: found }, TOO_LATE],
  ])('%s at %s %j: %s', (claimCase, now, timing, barrier) => {
    expect(windowBarrier(claimCase, times, new Date(now), timing)).toBe(barrier);
  });

  test('the hours that texts show are those of the windows', () => {
    const constants = { CLAIM_WINDOW_HOURS: 30, MOVE_OUT_CONFIRM_HOURS: 40 };
    const hours = Object.values(ClaimCase).map((claimCase) => [claimCase, windowHours(claimCase, constants)]);
    expect(Object.fromEntries(hours)).toEqual({
      [ClaimCase.NO_ACCESS]: 30,
      [ClaimCase.DIFFERENT]: 30,
      [ClaimCase.UNSAFE]: 30,
      [ClaimCase.NOT_ENTITLED]: null,
      [ClaimCase.GOODS_DAMAGED]: null,
      [ClaimCase.SPACE_DAMAGED]: 40,
    });
  });

  test('T19 the host has 72 hours from the end', () => {
    const left = { ...times, status: BookingStatus.MOVE_OUT, moveOutAt: new Date('2027-05-21T22:00:00Z') };
    expect(windowBarrier(ClaimCase.SPACE_DAMAGED, left, new Date('2027-05-24T21:59:59Z'))).toBeNull();
    expect(windowBarrier(ClaimCase.SPACE_DAMAGED, left, new Date('2027-05-24T22:00:00Z'))).toBe(TOO_LATE);
  });

  test.each(Object.values(BookingStatus))(
    'NOT_ENTITLED can be claimed from the confirmation to the termination only: %s',
    (status) => {
      const isAgreed = ['confirmed', 'active', 'ending', 'move_out', 'terminated'].includes(status);
      const now = new Date('2027-04-05T10:00:00Z');
      expect(windowBarrier(ClaimCase.NOT_ENTITLED, { ...times, status }, now)).toBe(isAgreed ? null : TOO_LATE);
    },
  );

  test('five working days exclude the weekend', () => {
    const friday = new Date('2027-04-09T10:00:00Z');
    expect(afterWorkingDays(friday, 5, 'Europe/Madrid').toISOString()).toBe('2027-04-16T10:00:00.000Z');
  });
});

describe('P5 cases by side', () => {
  test('each case belongs to one side', () => {
    expect(casesOf(ClaimSide.HOST)).toEqual([ClaimCase.SPACE_DAMAGED]);
    expect(casesOf(ClaimSide.RENTER)).toHaveLength(5);
  });
});

const content = (claimCase: ClaimCase, changes: Partial<ClaimContent> = {}): ClaimContent => ({
  claimCase,
  detail: CLAIM_RULES[claimCase].details[0] ?? null,
  isHidden: false,
  discoveredOn: '2027-05-01',
  text: 'x'.repeat(50),
  measuredM2: 3.5,
  items: [{ name: 'Sofá', kind: ItemKind.GENERAL, valueCents: 20_000 }],
  wantedRemedy: CLAIM_RULES[claimCase].remedies[0] as ClaimRemedy,
  wantedCents: 10_000,
  isTrue: true,
  ...changes,
});
const FILES: ClaimFiles = { photos: 2, files: 2, policeReports: 0 };
const check = (side: ClaimSide, inventory: ClaimContent['items'] | null = null) => ({
  side,
  today: '2027-05-02',
  from: '2027-04-05',
  inventory,
});
const codes = (given: ClaimContent, files = FILES, about = check(CLAIM_RULES[given.claimCase].by)) =>
  claimProblems(given, files, about).map(({ path, code }) => `${path} ${code}`);

describe('P5 evidence', () => {
  test.each(Object.values(ClaimCase))('%s is complete', (claimCase) => {
    expect(codes(content(claimCase))).toEqual([]);
  });

  test.each(Object.values(ClaimCase))('%s is rejected for the other side', (claimCase) => {
    const other = CLAIM_RULES[claimCase].by === ClaimSide.HOST ? ClaimSide.RENTER : ClaimSide.HOST;
    expect(codes(content(claimCase), FILES, check(other))).toContain('case CLAIM_DETAIL');
  });

  const none: ClaimFiles = { photos: 0, files: 0, policeReports: 0 };
  test.each<[string, ClaimContent, ClaimFiles, string[]]>([
    ['no access by text alone', content(ClaimCase.NO_ACCESS), none, []],
    ['no access without a text', content(ClaimCase.NO_ACCESS, { text: '' }), none, ['text CLAIM_TEXT_LENGTH']],
    ['different with one photo', content(ClaimCase.DIFFERENT), { ...FILES, photos: 1 }, ['evidenceIds CLAIM_PHOTOS']],
    ['smaller without a measure', content(ClaimCase.DIFFERENT, { measuredM2: null }), FILES, ['measuredM2 REQUIRED']],
    ['an impossible measure', content(ClaimCase.DIFFERENT, { measuredM2: 0 }), FILES, ['measuredM2 SIZE_OUT_OF_RANGE']],
    ['no detail', content(ClaimCase.UNSAFE, { detail: null }), FILES, ['detail REQUIRED']],
    [
      'a detail of another case',
      content(ClaimCase.UNSAFE, { detail: ClaimDetail.THEFT }),
      FILES,
      ['detail CLAIM_DETAIL', 'evidenceIds POLICE_REPORT_REQUIRED'],
    ],
    [
      'a remedy of another case',
      content(ClaimCase.UNSAFE, { wantedRemedy: ClaimRemedy.DEPOSIT }),
      FILES,
      ['remedy CLAIM_REMEDY'],
    ],
    ['not entitled: a complaint in words is enough', content(ClaimCase.NOT_ENTITLED), none, []],
    [
      'theft without a report',
      content(ClaimCase.GOODS_DAMAGED, { detail: ClaimDetail.THEFT }),
      FILES,
      ['evidenceIds POLICE_REPORT_REQUIRED'],
    ],
    [
      'theft with a report',
      content(ClaimCase.GOODS_DAMAGED, { detail: ClaimDetail.THEFT }),
      { photos: 1, files: 2, policeReports: 1 },
      [],
    ],
    ['no day of discovery', content(ClaimCase.GOODS_DAMAGED, { discoveredOn: null }), FILES, ['discoveredOn REQUIRED']],
    [
      'discovered tomorrow',
      content(ClaimCase.GOODS_DAMAGED, { discoveredOn: '2027-05-03' }),
      FILES,
      ['discoveredOn DISCOVERY_DAY_INVALID'],
    ],
    [
      'discovered before the start',
      content(ClaimCase.GOODS_DAMAGED, { discoveredOn: '2027-04-04' }),
      FILES,
      ['discoveredOn DISCOVERY_DAY_INVALID'],
    ],
    ['nothing damaged', content(ClaimCase.GOODS_DAMAGED, { items: [] }), FILES, ['items REQUIRED']],
    [
      'above 300 € without an inventory',
      content(ClaimCase.GOODS_DAMAGED, { items: [{ name: 'Sofá', kind: ItemKind.GENERAL, valueCents: 30_001 }] }),
      FILES,
      ['items INVENTORY_REQUIRED'],
    ],
    [
      '300 € without an inventory',
      content(ClaimCase.GOODS_DAMAGED, { items: [{ name: 'Sofá', kind: ItemKind.GENERAL, valueCents: 30_000 }] }),
      FILES,
      [],
    ],
    [
      'deposit without a sum',
      content(ClaimCase.SPACE_DAMAGED, { wantedCents: null }),
      FILES,
      ['wantedCents CLAIM_AMOUNT_OUT_OF_RANGE'],
    ],
    [
      'less of the deposit than a card can be charged',
      content(ClaimCase.SPACE_DAMAGED, { wantedCents: 49 }),
      FILES,
      ['wantedCents CLAIM_AMOUNT_OUT_OF_RANGE'],
    ],
    ['the least of the deposit', content(ClaimCase.SPACE_DAMAGED, { wantedCents: 50 }), FILES, []],
    [
      'not confirmed to be true',
      content(ClaimCase.NO_ACCESS, { isTrue: false }),
      FILES,
      ['isTrue CONFIRMATION_REQUIRED'],
    ],
    ['too long', content(ClaimCase.NO_ACCESS, { text: 'x'.repeat(3001) }), FILES, ['text TOO_LONG']],
  ])('%s', (_, given, files, expected) => {
    expect(codes(given, files)).toEqual(expected);
  });

  test('items above 300 € must be in the signed inventory, at no more than their value', () => {
    const sofa = { name: 'Sofá', kind: ItemKind.GENERAL, valueCents: 40_000 };
    const given = content(ClaimCase.GOODS_DAMAGED, { items: [sofa] });
    expect(codes(given, FILES, check(ClaimSide.RENTER, [sofa]))).toEqual([]);
    expect(codes(given, FILES, check(ClaimSide.RENTER, [{ ...sofa, valueCents: 39_999 }]))).toEqual([
      'items.0 NOT_IN_INVENTORY',
    ]);
    expect(codes(given, FILES, check(ClaimSide.RENTER, [{ ...sofa, name: 'Mesa' }]))).toEqual([
      'items.0 NOT_IN_INVENTORY',
    ]);
  });
});

describe('the transition table of claims', () => {
  test('reaches every status, and final statuses have no transitions', () => {
    expect(tableProblems(claimMachine.definition)).toEqual([]);
  });

  test('allows each row for its actors only', () => {
    for (const row of claimTransitions)
      for (const actor of Object.values(ClaimActor)) {
        const taken = claimMachine.candidates(row.from?.[0] ?? null, row.on, actor).includes(row);
        expect(taken, `${row.id} by ${actor}`).toBe(row.by.includes(actor));
      }
  });

  test('maps every status to the claim state of the booking', () => {
    expect(Object.values(ClaimStatus).map((status) => claimStateOf(status))).toEqual([
      'open',
      'awaiting_other',
      'open',
      'resolved',
      'in_review',
      'in_review',
      'in_review',
      'in_review',
      'resolved',
      'none',
    ]);
  });
});
