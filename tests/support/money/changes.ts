import { addDays } from '../../../server/core/values/date-range.js';
import {
  ACCEPT,
  NOW,
  TODAY,
  request,
  resetPaymentAttempts,
  signInAgain,
  start,
  stay,
  type World,
} from '../bookings.js';
import type { GraphqlClient } from '../graphql-client.js';
import { uuidOf } from '../spaces.js';
import { MARK_ACTIVE } from '../stays.js';

/** What the staff send to allow the charges of a booking, after reading what pauses them. */
export async function allowChargesInput(
  admin: GraphqlClient,
  bookingId: string,
  statement = 'La inquilina sigue dentro.',
) {
  const { booking } = await admin.query<{ booking: { staffRecord: { chargesPausedSince: string | null } } }>(
    'query ($id: ID!) { booking(id: $id) { staffRecord { chargesPausedSince } } }',
    { id: bookingId },
  );
  return { bookingId, statement, pausedSince: booking.staffRecord.chargesPausedSince };
}

export interface NoticePreview {
  readonly endsOn: string;
  readonly earliest: string;
  readonly latest: string;
  readonly noticeDays: number;
  readonly closedDays: readonly { from: string; to: string; reason: string }[];
  readonly lastCharge: { dueOn: string; days: number; rentCents: number; feeCents: number; totalCents: number } | null;
  readonly lastChargeCents: number;
  readonly monthCents: number | null;
  readonly refundCents: number;
  readonly hostFeeCents: number;
  readonly paidFrom: string;
  readonly chargeDays: readonly string[];
}

export interface DatesPreview {
  readonly from: string;
  readonly to: string;
  readonly isAvailable: boolean;
  readonly charges: readonly { from: string; to: string; paidAt: string | null; nowCents: number; nextCents: number }[];
  readonly differenceCents: number;
  readonly dueNowCents: number;
  readonly refundCents: number;
}

export interface ChangedView {
  readonly id: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly totalCents: number | null;
  readonly noticeBy: string | null;
  readonly noticeReason: string | null;
  readonly noticeText: string | null;
  readonly availableActions: readonly string[];
  readonly changeRequest: {
    readonly id: string;
    readonly kind: string;
    readonly askedBy: string;
    readonly from: string;
    readonly to: string;
    readonly expiresAt: string;
    readonly differenceCents: number;
    readonly canAnswer: boolean;
  } | null;
}

const VIEW = `id status from to totalCents noticeBy noticeReason noticeText availableActions
  changeRequest { id kind askedBy from to expiresAt differenceCents canAnswer }`;
const CHARGES = 'charges { from to paidAt nowCents nextCents } differenceCents dueNowCents';

export const NOTICE_PREVIEW = `query ($id: ID!, $endsOn: LocalDate) { noticePreview(bookingId: $id, endsOn: $endsOn) {
  endsOn earliest latest noticeDays closedDays { from to reason } lastChargeCents monthCents refundCents hostFeeCents paidFrom chargeDays
  lastCharge { dueOn days rentCents feeCents totalCents } } }`;
export const DATES_PREVIEW = `query ($id: ID!, $from: LocalDate!, $to: LocalDate) { dateChangePreview(bookingId: $id, from: $from, to: $to) {
  from to isAvailable ${CHARGES} refundCents } }`;
export const RENEWAL_PREVIEW = `query ($id: ID!, $endsOn: LocalDate) { renewalPreview(bookingId: $id, endsOn: $endsOn) {
  from to latest isEndFixed isAvailable monthCents ${CHARGES} } }`;
export const WITHDRAWAL_PREVIEW = `query ($id: ID!) { contractWithdrawal(bookingId: $id) {
  endsOn until isRentCovered usedDays paidCents rentRefundCents feeRefundCents protectionRefundCents refundCents keptCents } }`;

const mutation = (name: string, type: string): string =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { booking { ${VIEW} } } }`;
export const GIVE_NOTICE = mutation('giveNotice', 'GiveNoticeInput');
export const ASK_UNDO = mutation('askToUndoNotice', 'AskToUndoNoticeInput');
export const ASK_DATES = mutation('askForDates', 'AskForDatesInput');
export const ANSWER = mutation('answerBookingChange', 'AnswerBookingChangeInput');
export const TAKE_BACK = mutation('withdrawBookingChange', 'WithdrawBookingChangeInput');
export const RENEW = mutation('renewBooking', 'RenewBookingInput');
export const WITHDRAW_CONTRACT = mutation('withdrawFromContract', 'WithdrawFromContractInput');

/** Sends one of the mutations above and returns the booking. */
export async function change(
  client: GraphqlClient,
  text: string,
  input: Record<string, unknown>,
): Promise<ChangedView> {
  const [payload] = Object.values(await client.query<Record<string, { booking: ChangedView }>>(text, { input }));
  if (!payload) throw new Error('no answer');
  return payload.booking;
}

export async function readChanged(client: GraphqlClient, id: string): Promise<ChangedView> {
  const { booking } = await client.query<{ booking: ChangedView | null }>(
    `query ($id: ID!) { booking(id: $id) { ${VIEW} } }`,
    { id },
  );
  if (!booking) throw new Error(`nobody sees ${id}`);
  return booking;
}

export async function noticePreview(client: GraphqlClient, id: string, endsOn?: string): Promise<NoticePreview> {
  return (await client.query<{ noticePreview: NoticePreview }>(NOTICE_PREVIEW, { id, endsOn })).noticePreview;
}

export async function datesPreview(
  client: GraphqlClient,
  id: string,
  from: string,
  to?: string,
): Promise<DatesPreview> {
  return (await client.query<{ dateChangePreview: DatesPreview }>(DATES_PREVIEW, { id, from, to })).dateChangePreview;
}

/** Gives notice with the amounts of the preview for the day. */
export async function giveNotice(
  client: GraphqlClient,
  bookingId: string,
  endsOn: string,
  words: Record<string, unknown> = {},
): Promise<ChangedView> {
  const { lastChargeCents, refundCents } = await noticePreview(client, bookingId, endsOn);
  return change(client, GIVE_NOTICE, { bookingId, endsOn, lastChargeCents, refundCents, ...words });
}

/** Requests other days with the difference of the preview. */
export async function askForDates(
  client: GraphqlClient,
  bookingId: string,
  from: string,
  to?: string,
): Promise<ChangedView> {
  const { differenceCents } = await datesPreview(client, bookingId, from, to);
  return change(client, ASK_DATES, { bookingId, from, to, differenceCents });
}

/** Sets the clock and signs everybody in again. */
export async function at(world: World, instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAgain(world);
}

/** Ends all bookings of earlier tests and begins at the first moment. */
export async function endAllBookings(world: World): Promise<void> {
  await at(world, NOW);
  await world.app.settle();
  const { em } = world.app.context();
  await em.execute(
    `update bookings set status = 'completed' where status in ('confirmed', 'active', 'ending', 'move_out', 'terminated', 'requested', 'pending_payment')`,
  );
  await resetPaymentAttempts(world.app);
  await em.execute('delete from notifications');
  await em.execute('delete from rate_limits');
}

/** A confirmed stay that begins a number of days after today. */
export async function agreed(
  world: World,
  { startsIn = 1, days = 45, ...overrides }: { startsIn?: number; days?: number } & Record<string, unknown> = {},
): Promise<string> {
  const { id } = await start(world.renter, stay(world.spaceId, startsIn, days, overrides));
  await request(world.renter, id);
  await world.host.query(ACCEPT, { input: { bookingId: id } });
  return id;
}

/** A stay without an end. */
export const ROLLING = { termType: 'ROLLING', to: null } as const;

/** The same stay, started by the renter on the first morning. */
export async function running(
  world: World,
  stayOf: { startsIn?: number; days?: number } & Record<string, unknown> = {},
): Promise<string> {
  const id = await agreed(world, stayOf);
  await at(world, `${addDays(TODAY, stayOf.startsIn ?? 1)}T10:00:00Z`);
  await world.renter.query(MARK_ACTIVE, { input: { bookingId: id } });
  return id;
}

/** The cycles of a booking as they are stored. */
export function cyclesOf(world: World, id: string) {
  return world.app.context().em.execute<
    {
      month_no: number;
      from: string;
      to: string;
      total_cents: number;
      renter_fee_cents: number;
      status: string;
      due: string;
    }[]
  >(
    `select month_no, starts_on::text as "from", ends_on::text as "to", total_cents, renter_fee_cents, status,
         (due_at at time zone 'Europe/Madrid')::date::text as due from billing_cycles where booking_id = ? and status <> 'cancelled' order by cycle_no`,
    [uuidOf(id)],
  );
}

/** The types of the notifications of a booking, sorted, once all events are dispatched. */
export async function noticesOf(world: World, id: string): Promise<string[]> {
  await world.app.settle();
  const rows = await world.app
    .context()
    .em.execute<{ type: string }[]>('select type from notifications where booking_id = ? order by type', [uuidOf(id)]);
  return rows.map(({ type }) => type);
}

/** The refunds of a booking, in the order in which they were created. */
export function refundsOf(world: World, id: string) {
  return world.app
    .context()
    .em.execute<{ total_cents: number; rent_cents: number; reason_code: string }[]>(
      'select total_cents, rent_cents, reason_code from refunds where booking_id = ? order by created_at, total_cents',
      [uuidOf(id)],
    );
}

/** The codes and fields of a refusal, without its texts. */
export async function refusalOf(
  client: GraphqlClient,
  text: string,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { errors } = await client.send(text, variables);
  const [error] = errors ?? [];
  if (!error) throw new Error('the call was not refused');
  return error.extensions as Record<string, unknown>;
}
