import { completeStays, endStays } from '../../server/features/bookings/stay/end-stay.js';
import { startStays } from '../../server/features/bookings/stay/mark-active.js';
import { resetWorld, type World } from './bookings.js';
import type { GraphqlClient } from './graphql-client.js';
import { uuidOf } from './spaces.js';

export interface Preview {
  readonly paidCents: number;
  readonly refundCents: number;
  readonly rentRefundCents: number;
  readonly feeRefundCents: number;
  readonly protectionRefundCents: number;
  readonly keptCents: number;
  readonly rule: string;
  readonly freeUntil: string | null;
  readonly changesAt: string | null;
  readonly withdrawalUntil: string | null;
  readonly hostFeeCents: number;
  readonly hostKeptCents: number;
}

export interface StayView {
  readonly id: string;
  readonly status: string;
  readonly availableActions: readonly string[];
  readonly cancelledBy: string | null;
  readonly cancelledAt: string | null;
  readonly cancelReason: string | null;
  readonly cancelText: string | null;
  readonly startedAt: string | null;
  readonly moveOutAt: string | null;
  readonly completedAt: string | null;
  readonly cancellation: Preview | null;
  readonly refund: {
    readonly totalCents: number;
    readonly rentCents: number;
    readonly feeCents: number;
    readonly protectionCents: number;
    readonly status: string;
    readonly completedAt: string | null;
  } | null;
  readonly payment: { readonly status: string } | null;
}

const STAY = `id status availableActions cancelledBy cancelledAt cancelReason cancelText startedAt moveOutAt completedAt payment { status }
  cancellation { paidCents refundCents rentRefundCents feeRefundCents protectionRefundCents keptCents rule freeUntil changesAt withdrawalUntil hostFeeCents hostKeptCents }
  refund { totalCents rentCents feeCents protectionCents status completedAt }`;

export const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { booking { ${STAY} } } }`;
export const MARK_ACTIVE = `mutation ($input: MarkBookingActiveInput!) { markBookingActive(input: $input) { booking { ${STAY} } } }`;
export const CONFIRM_MOVE_OUT = `mutation ($input: ConfirmMoveOutInput!) { confirmMoveOut(input: $input) { booking { ${STAY} } } }`;

export async function readStay(client: GraphqlClient, id: string): Promise<StayView> {
  const { booking } = await client.query<{ booking: StayView | null }>(
    `query ($id: ID!) { booking(id: $id) { ${STAY} } }`,
    { id },
  );
  if (!booking) throw new Error(`nobody sees ${id}`);
  return booking;
}

/** Cancels a booking with the refund that it shows at this moment. */
export async function cancel(
  client: GraphqlClient,
  bookingId: string,
  words: Record<string, unknown> = {},
): Promise<StayView> {
  const refundCents = (await readStay(client, bookingId)).cancellation?.refundCents ?? 0;
  return (
    await client.query<{ cancelBooking: { booking: StayView } }>(CANCEL, {
      input: { bookingId, refundCents, ...words },
    })
  ).cancelBooking.booking;
}

/** Runs the minutely jobs about stays. */
export async function sweepStays(world: World): Promise<void> {
  for (const sweep of [startStays, endStays, completeStays]) await sweep(world.app.context());
}

/** The balance of each account for a booking. */
export async function ledgerOf({ app }: World, id: string): Promise<Record<string, number>> {
  const rows = await app
    .context()
    .em.execute<{ account: string; cents: number }[]>(
      'select account, sum(amount_cents)::int as cents from ledger_entries where booking_id = ? group by account having sum(amount_cents) <> 0',
      [uuidOf(id)],
    );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** The sum of all refunds by the sandbox provider. */
export async function refundedCents({ app }: World): Promise<number> {
  const [row] = await app
    .context()
    .em.execute<{ cents: number }[]>('select coalesce(sum(amount_cents), 0)::int as cents from sandbox_refunds');
  return row?.cents ?? 0;
}

/** As `resetWorld`; stays that had begun are over too. */
export async function resetStays(world: World): Promise<void> {
  await resetWorld(world);
  await world.app
    .context()
    .em.execute(`update bookings set status = 'completed' where status in ('active', 'move_out')`);
}
