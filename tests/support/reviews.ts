import { addDays } from '../../server/core/date-range.js';
import { parseGlobalId } from '../../server/core/global-id.js';
import { confirmed, type World } from './bookings.js';
import type { GraphqlClient } from './graphql-client.js';

export const REVIEW = `id direction overall text language status isPublished isReplaced publishedAt replyText privateNote
  scores { overall accuracy access condition security communication value care rules payment }
  author { id displayName } subject { id } viewerCan { edit reply report }`;
export const LEAVE = `mutation ($input: LeaveReviewInput!) { leaveReview(input: $input) { ${REVIEW} } }`;
export const REPLY = `mutation ($input: ReplyToReviewInput!) { replyToReview(input: $input) { ${REVIEW} } }`;
export const DECIDE = `mutation ($input: DecideReviewInput!) { decideReview(input: $input) { ${REVIEW} } }`;
export const STANDING = `query ($id: ID!) { booking(id: $id) { review { canWrite isReplacing opensAt closesAt own { ${REVIEW} } other { ${REVIEW} } } } }`;
export const OF_SPACE = `query ($id: ID!, $first: Int, $after: String) { space(id: $id) {
  rating { average count distribution scores { accuracy communication value care } }
  reviews(first: $first, after: $after) { edges { cursor node { ${REVIEW} } } pageInfo { hasNextPage endCursor } } } }`;

export interface ReviewView {
  readonly id: string;
  readonly direction: string;
  readonly overall: number;
  readonly text: string;
  readonly language: string;
  readonly status: string;
  readonly isPublished: boolean;
  readonly isReplaced: boolean;
  readonly publishedAt: string | null;
  readonly replyText: string | null;
  readonly privateNote: string | null;
  readonly scores: Readonly<Record<string, number | null>>;
  readonly author: { readonly id: string; readonly displayName: string } | null;
  readonly subject: { readonly id: string } | null;
  readonly viewerCan: { readonly edit: boolean; readonly reply: boolean; readonly report: boolean };
}

export interface StandingView {
  readonly canWrite: boolean;
  readonly isReplacing: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly own: ReviewView | null;
  readonly other: ReviewView | null;
}

export const OF_HER_SPACE = 'El trastero está limpio y seco, y Marta contesta enseguida.';
export const OF_THE_RENTER = 'Lucía ha cuidado el espacio y lo ha dejado como estaba.';

/** What a renter says. */
export const praise = (bookingId: string, more: Record<string, unknown> = {}) => ({ bookingId, overall: 5, accuracy: 5, access: 4, communication: 5, text: OF_HER_SPACE, privateNote: 'El candado va duro.', ...more });
/** What a host says. */
export const thanks = (bookingId: string, more: Record<string, unknown> = {}) => ({ bookingId, overall: 4, care: 5, rules: 4, text: OF_THE_RENTER, privateNote: '', ...more });

export async function leave(client: GraphqlClient, input: Record<string, unknown>): Promise<ReviewView> {
  return (await client.query<{ leaveReview: ReviewView }>(LEAVE, { input })).leaveReview;
}

/** The code of a refused review, with its parameters or fields. */
export async function refused(client: GraphqlClient, query: string, input: Record<string, unknown>) {
  const [error] = (await client.send(query, { input })).errors;
  return { code: error?.extensions.code, params: error?.extensions.params, fields: error?.extensions.fields?.map(({ path, code }) => `${path} ${code}`) };
}

export async function standing(client: GraphqlClient, id: string): Promise<StandingView | null | undefined> {
  return (await client.query<{ booking: { review: StandingView | null } | null }>(STANDING, { id })).booking?.review;
}

export const uuidOf = (id: string): string => parseGlobalId(id)?.uuid ?? '';

export interface Rental {
  readonly from: string;
  readonly days: number;
  readonly status: 'active' | 'ending' | 'move_out' | 'completed' | 'terminated';
  /** ISO instant. */
  readonly completedAt?: string;
}

/** A rental that has begun: a booking agreed on as ever, moved into the past. Answers its API id. */
export async function rental(world: World, { from, days, status, completedAt }: Rental): Promise<string> {
  const { id } = await confirmed(world);
  const { em } = world.app.context();
  await em.execute('update bookings set status = ?, starts_on = ?, ends_on = ? where id = ?', [status, from, addDays(from, days), uuidOf(id)]);
  await step(world, id, 'active', `${from}T10:00:00Z`);
  if (completedAt) await step(world, id, 'completed', completedAt);
  return id;
}

/** Ends a rental at the clock's instant, as the host's confirmation does. */
export async function complete(world: World, id: string): Promise<void> {
  const { em } = world.app.context();
  await em.execute(`update bookings set status = 'completed' where id = ?`, [uuidOf(id)]);
  await step(world, id, 'completed', world.clock.now().toISOString());
  await em.execute(`insert into outbox (type, payload, next_attempt_at) values ('booking.completed', jsonb_build_object('bookingId', ?::text), now())`, [uuidOf(id)]);
  await world.app.settle();
}

async function step(world: World, id: string, to: string, at: string): Promise<void> {
  await world.app.context().em.execute(`insert into booking_events (booking_id, from_status, to_status, action, actor_role, at) values (?, 'confirmed', ?, 'mark_active', 'system', ?)`, [uuidOf(id), to, at]);
}

/** A rental of two months that ended two days before the world's first moment. */
export const ended = (world: World): Promise<string> => rental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-02-28T12:00:00Z' });
