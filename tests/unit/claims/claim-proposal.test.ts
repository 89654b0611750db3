import { describe, expect, test } from 'vitest';
import { ProtectionPlan } from '../../../server/features/bookings/booking.enums.js';
import {
  areaLimit,
  isTooSmall,
  proposalFor,
  type ProposalInput,
} from '../../../server/features/claims/proposal/claim-proposal.rules.js';
import {
  ClaimCase,
  ClaimDetail,
  ClaimRemedy,
  ItemKind,
  ProposalReason,
} from '../../../server/features/claims/claim.enums.js';
import { guaranteeSum } from '../../../server/features/claims/proposal/guarantee.rules.js';

const { LOWER_RENT, FULL_REFUND, UNUSED_REFUND, CYCLE_REFUND, GUARANTEE, DEPOSIT, NOTHING, REBOOKING } = ClaimRemedy;
const { BASIC, PLUS, MAXIMA } = ProtectionPlan;
const { GENERAL, ART, VEHICLE, CASH_OR_JEWELS, DOCUMENTS_OR_DATA } = ItemKind;

const smaller = (changes: Partial<ProposalInput> = {}): ProposalInput => ({
  claimCase: ClaimCase.DIFFERENT,
  detail: ClaimDetail.SMALLER,
  wanted: LOWER_RENT,
  describedArea: 420,
  measuredArea: 350,
  answer: null,
  payCents: 2310,
  ...changes,
});
const other = (claimCase: ClaimCase, wanted: ClaimRemedy, changes: Partial<ProposalInput> = {}): ProposalInput =>
  smaller({ claimCase, detail: null, wanted, ...changes });
const disagrees = { isAgreed: false, measuredArea: null, fileCount: 0 };

describe('P5 areas', () => {
  test.each([
    [420, 350, true],
    [420, 360, false],
    [420, 357, true],
    [420, 358, false],
    [1000, 850, true],
    [1000, 851, false],
    [420, 500, false],
  ])('described %i, measured %i, too small: %s', (described, measured, isSmall) => {
    expect(isTooSmall(described, measured)).toBe(isSmall);
  });

  test('the limit of 4.2 m² is 3.57 m²', () => {
    expect(areaLimit(420)).toBe(357);
  });
});

describe('P5 proposals', () => {
  test.each<[string, ProposalInput, ClaimRemedy | null, ProposalReason | null]>([
    ['silence: by the claim alone', smaller(), LOWER_RENT, ProposalReason.TABLE],
    [
      'the other side agrees',
      smaller({ answer: { ...disagrees, isAgreed: true } }),
      LOWER_RENT,
      ProposalReason.OTHER_SIDE_AGREES,
    ],
    [
      'agrees with another measure',
      smaller({ answer: { isAgreed: true, measuredArea: 360, fileCount: 1 } }),
      LOWER_RENT,
      ProposalReason.OTHER_SIDE_AGREES,
    ],
    [
      'another measure without files',
      smaller({ answer: { ...disagrees, measuredArea: 360 } }),
      LOWER_RENT,
      ProposalReason.TABLE,
    ],
    [
      'another measure with files: staff',
      smaller({ answer: { ...disagrees, measuredArea: 360, fileCount: 1 } }),
      null,
      null,
    ],
    [
      'both measures are too small',
      smaller({ answer: { ...disagrees, measuredArea: 355, fileCount: 2 } }),
      LOWER_RENT,
      ProposalReason.TABLE,
    ],
    ['disagrees without a measure', smaller({ answer: disagrees }), LOWER_RENT, ProposalReason.TABLE],
    ['less than 15 %', smaller({ measuredArea: 360 }), NOTHING, ProposalReason.AREA_WITHIN_LIMIT],
    [
      'less than 15 %, but agreed',
      smaller({ measuredArea: 360, answer: { ...disagrees, isAgreed: true } }),
      LOWER_RENT,
      ProposalReason.OTHER_SIDE_AGREES,
    ],
    ['the renter leaves', smaller({ wanted: FULL_REFUND, payCents: 7700 }), FULL_REFUND, ProposalReason.TABLE],
    ['no access', other(ClaimCase.NO_ACCESS, FULL_REFUND), FULL_REFUND, ProposalReason.TABLE],
    ['no access, another space', other(ClaimCase.NO_ACCESS, REBOOKING), REBOOKING, ProposalReason.TABLE],
    [
      'another type',
      other(ClaimCase.DIFFERENT, FULL_REFUND, { detail: ClaimDetail.TYPE }),
      FULL_REFUND,
      ProposalReason.TABLE,
    ],
    [
      'unsafe',
      other(ClaimCase.UNSAFE, UNUSED_REFUND, { detail: ClaimDetail.DAMP }),
      UNUSED_REFUND,
      ProposalReason.TABLE,
    ],
    ['not entitled', other(ClaimCase.NOT_ENTITLED, CYCLE_REFUND), CYCLE_REFUND, ProposalReason.TABLE],
    [
      'nothing was paid yet',
      other(ClaimCase.NOT_ENTITLED, CYCLE_REFUND, { payCents: 0 }),
      NOTHING,
      ProposalReason.NOTHING_TO_PAY,
    ],
    ['damage above the excess', other(ClaimCase.GOODS_DAMAGED, GUARANTEE), GUARANTEE, ProposalReason.TABLE],
    [
      'damage below the excess',
      other(ClaimCase.GOODS_DAMAGED, GUARANTEE, { payCents: 0 }),
      NOTHING,
      ProposalReason.BELOW_EXCESS,
    ],
    ['deposit', other(ClaimCase.SPACE_DAMAGED, DEPOSIT), DEPOSIT, ProposalReason.TABLE],
    ['no deposit left', other(ClaimCase.SPACE_DAMAGED, DEPOSIT, { payCents: 0 }), null, null],
    ['a remedy of another case', other(ClaimCase.SPACE_DAMAGED, GUARANTEE), NOTHING, ProposalReason.NOTHING_TO_PAY],
  ])('%s', (_, input, remedy, reason) => {
    expect(proposalFor(input)).toEqual(remedy && { remedy, reason });
  });
});

describe('P5 guarantee plans', () => {
  const thing = (valueCents: number, kind = GENERAL) => ({ name: 'Sofá', kind, valueCents });
  test.each<[string, ProtectionPlan, ReturnType<typeof thing>[], boolean, number, number]>([
    ['one thing below the limit, less the excess', BASIC, [thing(12_000)], false, 0, 7_000],
    ['one thing above the object limit', BASIC, [thing(90_000)], false, 0, 10_000],
    [
      'several things up to the limit of the booking',
      BASIC,
      Array.from({ length: 5 }, () => thing(15_000)),
      false,
      0,
      50_000,
    ],
    ['the excess is taken once', BASIC, [thing(10_000), thing(10_000)], false, 0, 15_000],
    ['not above the excess', BASIC, [thing(5_000)], false, 0, 0],
    ['water has its own limit', BASIC, [thing(15_000), thing(15_000)], true, 0, 10_000],
    ['Plus by object', PLUS, [thing(90_000)], false, 0, 32_500],
    ['Plus by water', PLUS, [thing(40_000), thing(40_000)], true, 0, 40_000],
    ['Plus by booking', PLUS, Array.from({ length: 9 }, () => thing(40_000)), false, 0, 200_000],
    ['Máxima by object', MAXIMA, [thing(900_000)], false, 0, 70_000],
    ['Máxima by booking', MAXIMA, Array.from({ length: 9 }, () => thing(80_000)), false, 0, 500_000],
    ['what earlier claims took', BASIC, Array.from({ length: 5 }, () => thing(15_000)), false, 45_000, 5_000],
    ['nothing is left', BASIC, [thing(15_000)], false, 50_000, 0],
    ['cash is not covered', BASIC, [thing(15_000, CASH_OR_JEWELS), thing(15_000)], false, 0, 10_000],
    ['a vehicle is not covered', PLUS, [thing(15_000, VEHICLE)], false, 0, 0],
    ['documents are not covered', PLUS, [thing(15_000, DOCUMENTS_OR_DATA)], false, 0, 0],
    ['art up to 500 €', PLUS, [thing(50_000, ART)], false, 0, 32_500],
    ['art above 500 €', PLUS, [thing(50_001, ART)], false, 0, 0],
  ])('%s', (_, plan, items, isWater, paidBeforeCents, payCents) => {
    expect(guaranteeSum(plan, items, { isWater, paidBeforeCents }).payCents).toBe(payCents);
  });
});
