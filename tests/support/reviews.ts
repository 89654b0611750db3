import { addDays } from '../../server/core/values/date-range.js';
import { parseGlobalId } from '../../server/core/graphql/global-id.js';
import { confirmed, type World } from './bookings.js';
import type { GraphqlClient } from './graphql-client.js';
import { picture } from './spaces.js';

export const REVIEW = `id direction overall text language status isPublished isWaiting isReplaced publishedAt replyText privateNote
  scores { overall accuracy access condition security communication value care rules payment }
  author { id displayName } subject { id } viewerCan { edit reply report markUseful } usefulCount isUsefulToViewer`;
export const LEAVE = `mutation ($input: LeaveReviewInput!) { leaveReview(input: $input) { review { ${REVIEW} } } }`;
export const REPLY = `mutation ($input: ReplyToReviewInput!) { replyToReview(input: $input) { review { ${REVIEW} } } }`;
export const DECIDE = `mutation ($input: DecideReviewInput!) { decideReview(input: $input) { review { ${REVIEW} } } }`;
export const REVIEW_STATE = `query ($id: ID!) { booking(id: $id) { review { canWrite isReplacing opensAt closesAt own { ${REVIEW} } other { ${REVIEW} } } } }`;
export const OF_SPACE = `query ($id: ID!, $first: Int, $after: String, $order: ReviewOrder) { space(id: $id) {
  rating { average count distribution scores { accuracy communication value care } }
  reviews(first: $first, after: $after, order: $order) { edges { cursor node { ${REVIEW} } } pageInfo { hasNextPage endCursor } } } }`;

export interface ReviewView {
  readonly id: string;
  readonly direction: string;
  readonly overall: number;
  readonly text: string;
  readonly language: string;
  readonly status: string;
  readonly isPublished: boolean;
  readonly isWaiting: boolean;
  readonly isReplaced: boolean;
  readonly publishedAt: string | null;
  readonly replyText: string | null;
  readonly privateNote: string | null;
  readonly scores: Readonly<Record<string, number | null>>;
  readonly author: { readonly id: string; readonly displayName: string } | null;
  readonly subject: { readonly id: string } | null;
  readonly viewerCan: {
    readonly edit: boolean;
    readonly reply: boolean;
    readonly report: boolean;
    readonly markUseful: boolean;
  };
  readonly usefulCount: number;
  readonly isUsefulToViewer: boolean;
}

export interface ReviewStateView {
  readonly canWrite: boolean;
  readonly isReplacing: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly own: ReviewView | null;
  readonly other: ReviewView | null;
}

export const SPACE_TEXT = 'El trastero está limpio y seco, y Marta contesta enseguida.';
export const RENTER_TEXT = 'Lucía ha cuidado el espacio y lo ha dejado como estaba.';

/** Input of a renter's review. */
export const renterReview = (bookingId: string, more: Record<string, unknown> = {}) => ({
  bookingId,
  overall: 5,
  accuracy: 5,
  access: 4,
  communication: 5,
  text: SPACE_TEXT,
  privateNote: 'El candado va duro.',
  ...more,
});
/** Input of a host's review. */
export const hostReview = (bookingId: string, more: Record<string, unknown> = {}) => ({
  bookingId,
  overall: 4,
  care: 5,
  rules: 4,
  text: RENTER_TEXT,
  privateNote: '',
  ...more,
});

export async function leaveReview(client: GraphqlClient, input: Record<string, unknown>): Promise<ReviewView> {
  return (await client.query<{ leaveReview: { review: ReviewView } }>(LEAVE, { input })).leaveReview.review;
}

/** The code of a refused review, with its parameters or fields. */
export async function refusalOf(client: GraphqlClient, query: string, input: Record<string, unknown>) {
  const [error] = (await client.send(query, { input })).errors;
  return {
    code: error?.extensions.code,
    params: error?.extensions.params,
    fields: error?.extensions.fields?.map(({ path, code }) => `${path} ${code}`),
  };
}

export async function getReviewState(client: GraphqlClient, id: string): Promise<ReviewStateView | null | undefined> {
  return (await client.query<{ booking: { review: ReviewStateView | null } | null }>(REVIEW_STATE, { id })).booking
    ?.review;
}

export const uuidOf = (id: string): string => parseGlobalId(id)?.uuid ?? '';

export interface Rental {
  readonly from: string;
  readonly days: number;
  readonly status: 'active' | 'ending' | 'move_out' | 'completed' | 'terminated';
  /** ISO instant. */
  readonly completedAt?: string;
}

/** Creates a confirmed booking and moves it into the past; returns its API id. */
export async function createRental(world: World, { from, days, status, completedAt }: Rental): Promise<string> {
  const { id } = await confirmed(world);
  const { em } = world.app.context();
  await em.execute('update bookings set status = ?, starts_on = ?, ends_on = ? where id = ?', [
    status,
    from,
    addDays(from, days),
    uuidOf(id),
  ]);
  await step(world, id, 'active', `${from}T10:00:00Z`);
  if (completedAt) await step(world, id, 'completed', completedAt);
  return id;
}

/** Completes a rental now, as the host's confirmation does. */
export async function completeRental(world: World, id: string): Promise<void> {
  const { em } = world.app.context();
  await em.execute(`update bookings set status = 'completed' where id = ?`, [uuidOf(id)]);
  await step(world, id, 'completed', world.clock.now().toISOString());
  await em.execute(
    `insert into outbox (type, payload, next_attempt_at) values ('booking.completed', jsonb_build_object('bookingId', ?::text), now())`,
    [uuidOf(id)],
  );
  await world.app.settle();
}

async function step(world: World, id: string, to: string, at: string): Promise<void> {
  await world.app
    .context()
    .em.execute(
      `insert into booking_events (booking_id, from_status, to_status, action, actor_role, at) values (?, 'confirmed', ?, 'mark_active', 'system', ?)`,
      [uuidOf(id), to, at],
    );
}

/** A rental of two months that ended two days before the time of the test's clock. */
export const createEndedRental = (world: World): Promise<string> =>
  createRental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-02-28T12:00:00Z' });

/** Uploads a picture for the review of a rental, as the page does; returns its id and address, or the code of the refusal. */
export async function uploadReviewPhoto(
  client: GraphqlClient,
  bookingId: string,
): Promise<{ readonly id: string; readonly url: string; readonly keptUntil: string; readonly code: string }> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await picture(1200, 900).jpeg().toBuffer())], 'foto.jpg'));
  const { 'content-type': _, ...headers } = client.headers();
  const response = await fetch(`${client.url}/uploads/review-photos?bookingId=${bookingId}`, {
    method: 'POST',
    headers,
    body: form,
  });
  const body = (await response.json()) as {
    photo?: { id: string; url: string; keptUntil: string };
    errors?: { extensions: { code: string } }[];
  };
  const { id = '', url = '', keptUntil = '' } = body.photo ?? {};
  return { id, url, keptUntil, code: body.errors?.[0]?.extensions.code ?? '' };
}

/** When the staff last decided about a review, as their page reads it before a decision. */
export async function decidedAtOf({ app }: Pick<World, 'app'>, reviewId: string): Promise<string | null> {
  const { decidedAt } = await app
    .context()
    .db.selectFrom('Review')
    .select('decidedAt')
    .where('id', '=', uuidOf(reviewId))
    .executeTakeFirstOrThrow();
  return decidedAt && new Date(decidedAt).toISOString();
}
