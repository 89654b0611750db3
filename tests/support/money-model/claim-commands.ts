import fc from 'fast-check';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { addDays } from '../../../server/core/values/date-range.js';
import * as claims from '../money/claims.js';
import { bookingId, readPreview, newKey, send, STAFF, type Market, type StaffName } from './market.js';
import type { OpenClaim, ModelState } from './model-state.js';

const number = fc.nat(20);
const by = fc.constantFrom(...STAFF);
const sideOf = ({ people }: Market, { renter }: OpenClaim, side: 'renter' | 'host') =>
  side === 'host' ? people.host : people[renter];
const otherSide = ({ side }: OpenClaim) => (side === 'host' ? 'renter' : 'host');

const onClaim = <A>(
  args: fc.Arbitrary<A>,
  statuses: readonly string[],
  act: (market: Market, claim: OpenClaim, args: A) => Promise<unknown>,
) => ({
  args: fc.tuple(number, args),
  when: (state: ModelState) => state.claims.some(({ status }) => statuses.includes(status)),
  act: async (market: Market, state: ModelState, [index, values]: [number, A]): Promise<void> => {
    const fitting = state.claims.filter(({ status }) => statuses.includes(status));
    const claim = fitting[index % fitting.length];
    if (claim) await act(market, claim, values);
  },
});

const REMEDIES = [
  'LOWER_RENT',
  'CYCLE_REFUND',
  'FULL_REFUND',
  'UNUSED_REFUND',
  'PARTIAL_REFUND',
  'GUARANTEE',
  'NOTHING',
  'DEPOSIT',
] as const;

/** The server decides which case fits; a claim about a completed rental is refused. */
const CLAIMED_BY_RENTERS: readonly string[] = ['confirmed', 'active', 'ending', 'move_out', 'completed', 'terminated'];
const CLAIMED_BY_HOSTS: readonly string[] = ['active', 'ending', 'move_out', 'completed', 'terminated'];

/** Claims of both sides, from opening to payment. */
export const CLAIM_COMMANDS = {
  renterClaims: {
    args: fc.tuple(
      number,
      fc.constantFrom(
        ['DIFFERENT', 'SMALLER', 'LOWER_RENT'],
        ['NOT_ENTITLED', null, 'CYCLE_REFUND'],
        ['NO_ACCESS', null, 'FULL_REFUND'],
        ['UNSAFE', 'DAMP', 'UNUSED_REFUND'],
      ),
    ),
    when: ({ rentals }: ModelState) => rentals.some(({ status }) => CLAIMED_BY_RENTERS.includes(status)),
    act: async (
      market: Market,
      { rentals }: ModelState,
      [index, [kind, detail, remedy]]: [number, (string | null)[]],
    ) => {
      const open = rentals.filter(({ status }) => CLAIMED_BY_RENTERS.includes(status));
      const rental = open[index % open.length];
      if (!rental) return;
      const client = market.people[rental.renter];
      const id = bookingId(rental.id);
      const file = async () => (await claims.uploadEvidence(client, id, { bytes: market.evidence })).id;
      const input = {
        bookingId: id,
        case: kind,
        detail,
        remedy,
        text: claims.TEXT,
        ...(detail === 'SMALLER' ? { measuredM2: 3.5 } : {}),
        evidenceIds: [await file(), await file()],
        isTrue: true,
        idempotencyKey: newKey(),
      };
      if (input.evidenceIds.every((one) => one !== '')) await send(market, client, claims.SUBMIT, { input });
    },
  },
  hostClaims: {
    args: fc.tuple(number, fc.integer({ min: 100, max: 9000 })),
    when: ({ rentals }: ModelState) => rentals.some(({ status }) => CLAIMED_BY_HOSTS.includes(status)),
    act: async (market: Market, { rentals }: ModelState, [index, wantedCents]: [number, number]) => {
      const over = rentals.filter(({ status }) => CLAIMED_BY_HOSTS.includes(status));
      const rental = over[index % over.length];
      if (!rental) return;
      const { host } = market.people;
      const id = bookingId(rental.id);
      const evidence = await claims.uploadEvidence(host, id, { bytes: market.evidence });
      const input = {
        bookingId: id,
        case: 'SPACE_DAMAGED',
        detail: 'GOODS_LEFT',
        remedy: 'DEPOSIT',
        wantedCents,
        discoveredOn: addDays(market.world.clock.today(), 0),
        text: claims.TEXT,
        evidenceIds: [evidence.id],
        isTrue: true,
        idempotencyKey: newKey(),
      };
      if (evidence.id !== '') await send(market, host, claims.SUBMIT, { input });
    },
  },
  answerClaim: onClaim(fc.boolean(), ['awaiting_other'], (market, claim, isAgreed) =>
    send(market, sideOf(market, claim, otherSide(claim)), claims.ANSWER, {
      input: {
        claimId: toGlobalId('Claim', claim.id),
        isAgreed,
        // A damage is agreed in full, also above the deposit.
        agreedCents: isAgreed ? claim.depositWantedCents : null,
        text: 'Puse la medida de la escritura, y es otra.',
        evidenceIds: [],
      },
    }),
  ),
  vote: onClaim(
    fc.record({ side: fc.constantFrom('renter' as const, 'host' as const), isAccepted: fc.nat(3).map((n) => n > 0) }),
    ['proposed', 'decided'],
    async (market, claim, { side, isAccepted }) => {
      const client = sideOf(market, claim, side);
      const claimId = toGlobalId('Claim', claim.id);
      const { offerToken } = await claims.readClaim(client, claimId);
      await send(market, client, claims.VOTE, { input: { claimId, isAccepted, offerToken } });
    },
  ),
  decide: onClaim(fc.record({ by, remedy: fc.constantFrom(...REMEDIES) }), ['in_review', 'appealed'], decide),
  askForData: onClaim(
    fc.record({ by, side: fc.constantFrom('RENTER', 'HOST'), days: fc.integer({ min: 1, max: 7 }) }),
    ['in_review', 'appealed'],
    (market, claim, { by: staff, ...asked }) =>
      send(market, market.people[staff], claims.ASK_FOR_DATA, {
        input: { claimId: toGlobalId('Claim', claim.id), ...asked, text: claims.QUESTION },
      }),
  ),
  answerQuestion: onClaim(fc.constant(null), ['awaiting_data'], async (market, claim) => {
    const { id, askedSide, questionNo: number } = claim;
    if (askedSide === null) return;
    const input = { claimId: toGlobalId('Claim', id), number, text: 'Son 3,50 m², con la cinta.', evidenceIds: [] };
    await send(market, sideOf(market, claim, askedSide), claims.GIVE_DATA, { input });
  }),
  appeal: onClaim(fc.constantFrom('renter' as const, 'host' as const), ['decided'], (market, claim, side) =>
    send(market, sideOf(market, claim, side), claims.APPEAL, {
      input: { claimId: toGlobalId('Claim', claim.id), text: 'La decisión no tiene en cuenta la segunda medida.' },
    }),
  ),
  withdrawClaim: onClaim(
    fc.constant(null),
    ['awaiting_other', 'proposed', 'in_review', 'awaiting_data'],
    (market, claim) =>
      send(market, sideOf(market, claim, claim.side), claims.WITHDRAW, { id: toGlobalId('Claim', claim.id) }),
  ),
} as const;

interface Decision {
  readonly by: StaffName;
  readonly remedy: string;
}

async function decide(market: Market, claim: OpenClaim, { by: staff, remedy }: Decision): Promise<void> {
  const client = market.people[staff];
  const claimId = toGlobalId('Claim', claim.id);
  const shown = await readPreview<claims.ClaimOptionsView>(market, client, claims.CLAIM_OPTIONS, { id: claimId });
  const options = shown?.claim?.staffRecord?.options ?? [];
  const amountCents = options.find((option) => option.remedy === remedy)?.amountCents ?? 0;
  await send(market, client, claims.DECIDE, {
    input: { claimId, remedy, amountCents, ground: 'EVIDENCE_PROVES', reasons: claims.REASONS },
  });
}
