import { randomUUID } from 'node:crypto';
import { addDays } from '../../../core/values/date-range.js';
import { localDateOf, timeOfDayInstant } from '../../../core/values/time-zone.js';
import { BookingStatus } from '../../../features/bookings/booking.enums.js';
import { afterWorkingDays, CLAIM_BOUNDS } from '../../../features/claims/claim-cases.rules.js';
import { ClaimDetail, ClaimSide, ClaimStatus, ItemKind, ProposalReason } from '../../../features/claims/claim.enums.js';
import { guaranteeSum } from '../../../features/claims/proposal/guarantee.rules.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { BookingPlan, DemoBooking } from '../make-booking.js';
import {
  aboutDamage,
  claimReference,
  insertEvidence,
  nextClaimNumber,
  seedSettledClaim,
  type ClaimPicture,
} from './seed-claim.js';

/** Days before today on which the damage was found; the claim was made on the day after. */
const FOUND_BEFORE = 6;
const ITEMS = [
  { name: 'Colchón', kind: ItemKind.GENERAL, valueCents: 16_000 },
  { name: 'Dos maletas con ropa', kind: ItemKind.GENERAL, valueCents: 9_000 },
];
const TEXT =
  'Al abrir había un charco junto a la pared del fondo. El colchón está mojado por abajo y la ropa de las maletas huele a humedad. El agua baja por la esquina del techo.';
const ANSWER =
  'El espacio estaba seco cuando se lo entregué y no hay ninguna tubería en esa pared. El vecino dice que la puerta estuvo abierta mientras llovía.';
const RENTERS_PICTURES = [
  { file: 'room-02-b.webp', name: 'La esquina por donde baja' },
  { file: 'room-02.webp', name: 'Dónde estaba el colchón' },
];
const HOSTS_PICTURES = [{ file: 'room-02-c.webp', name: 'La pared, esta mañana' }];

/** A settled claim of a demo account, and one between others that waits for the staff. */
export async function seedClaims(
  tx: SeedTransaction,
  { made, plans }: { readonly made: readonly DemoBooking[]; readonly plans: readonly BookingPlan[] },
  accounts: Readonly<Record<'admin', { readonly id: string }>>,
  now: Date,
): Promise<ClaimPicture[]> {
  const settled = made.find((_one, index) => plans[index]?.hasClaim);
  const withClaim = stayWithOpenClaim(made, Object.values(accounts), now);
  return [
    ...(settled ? await seedSettledClaim(tx, settled, accounts.admin.id) : []),
    ...(withClaim ? await seedOpenClaim(tx, withClaim, now) : []),
  ];
}

/** An active stay between two people without a demo account, begun well before the damage. */
function stayWithOpenClaim(
  made: readonly DemoBooking[],
  accounts: readonly { readonly id: string }[],
  now: Date,
): DemoBooking | undefined {
  const isAccount = (id: string): boolean => accounts.some((account) => account.id === id);
  const begunBy = addDays(localDateOf(now), -2 * FOUND_BEFORE);
  return made.find(
    ({ booking: { status, from, renterId, hostId } }) =>
      status === BookingStatus.ACTIVE && from <= begunBy && !isAccount(renterId) && !isAccount(hostId),
  );
}

/** A contested claim about water: it waits for the staff, with some days left. */
async function seedOpenClaim(tx: SeedTransaction, { booking }: DemoBooking, now: Date): Promise<ClaimPicture[]> {
  const { timeZone } = booking.termsSnapshot;
  const foundOn = addDays(localDateOf(now, timeZone), -FOUND_BEFORE);
  const at = (day: number, hour: number): Date => timeOfDayInstant(addDays(foundOn, day), hour, timeZone);
  const claimId = randomUUID();
  const { payCents } = guaranteeSum(booking.protectionPlan, ITEMS, { isWater: true, paidBeforeCents: 0 });
  const madeAt = at(1, 18);
  const proposedAt = at(3, 9);
  const refusedAt = at(4, 10);
  const cycle = await tx.db
    .selectFrom('BillingCycle')
    .select(['id', 'hostNetCents'])
    .where('bookingId', '=', booking.id)
    .where('from', '<=', addDays(foundOn, 1))
    .orderBy('from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await insertRows(tx, 'Claim', [
    {
      id: claimId,
      reference: claimReference(foundOn, await nextClaimNumber(tx)),
      ...aboutDamage(booking, foundOn),
      detail: ClaimDetail.WATER,
      text: TEXT,
      items: ITEMS,
      status: ClaimStatus.IN_REVIEW,
      remedyCents: payCents,
      proposalReason: ProposalReason.TABLE,
      holdsCents: cycle.hostNetCents,
      answerBy: at(3, 18).toISOString(),
      proposedAt: proposedAt.toISOString(),
      voteBy: at(6, 9).toISOString(),
      decideBy: afterWorkingDays(refusedAt, CLAIM_BOUNDS.decisionWorkingDays, timeZone).toISOString(),
      idempotencyKey: `demo-open:${booking.id}`,
      createdAt: madeAt.toISOString(),
      updatedAt: refusedAt.toISOString(),
    },
  ]);
  await insertRows(tx, 'ClaimAnswer', [
    {
      claimId,
      authorId: booking.hostId,
      isAgreed: false,
      text: ANSWER,
      measuredArea: null,
      createdAt: proposedAt.toISOString(),
    },
  ]);
  await insertRows(tx, 'ClaimVote', [
    { claimId, subject: 'proposal', side: ClaimSide.RENTER, isAccepted: true, createdAt: at(3, 20).toISOString() },
    { claimId, subject: 'proposal', side: ClaimSide.HOST, isAccepted: false, createdAt: refusedAt.toISOString() },
  ]);
  await insertRows(tx, 'EarningHold', [
    {
      id: randomUUID(),
      hostId: booking.hostId,
      bookingId: booking.id,
      cycleId: cycle.id,
      reason: 'claim',
      sourceId: claimId,
      heldFrom: madeAt.toISOString(),
    },
  ]);
  await tx.db.updateTable('Booking').set({ claimState: 'in_review' }).where('id', '=', booking.id).execute();
  const own = { claimId, createdAt: madeAt.toISOString() };
  return [
    ...(await insertEvidence(tx, booking, RENTERS_PICTURES, {
      ...own,
      uploaderId: booking.renterId,
      isOfAnswer: false,
    })),
    ...(await insertEvidence(tx, booking, HOSTS_PICTURES, {
      ...own,
      uploaderId: booking.hostId,
      isOfAnswer: true,
      createdAt: proposedAt.toISOString(),
    })),
  ];
}
