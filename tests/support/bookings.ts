import { randomUUID } from 'node:crypto';
import { addDays } from '../../server/core/values/date-range.js';
import { createAccount, signInAs, signInAsAdmin } from './accounts.js';
import { FakeClock } from './fake-clock.js';
import type { GraphqlClient } from './graphql-client.js';
import { publishedSpace } from './spaces.js';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.js';

/** The sandbox's test cards. */
export const CARDS = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticate: '4000 0027 6000 3184',
  failsLater: '4000 0000 0000 0341',
  mastercard: '5555 5555 5555 4444',
} as const;

/** A Tuesday morning, as in the design. */
export const NOW = '2027-03-02T09:55:00Z';
export const TODAY = '2027-03-02';

export interface World {
  readonly app: TestApp;
  readonly clock: FakeClock;
  readonly host: GraphqlClient;
  readonly renter: GraphqlClient;
  readonly stranger: GraphqlClient;
  readonly admin: GraphqlClient;
  /** API id of the host's space: 70 € a month, from 30 days on. */
  readonly spaceId: string;
}

/** A market with one user of each role: host with a published space, renter, stranger, admin. */
export async function createWorld(options: TestAppOptions = {}, space: Record<string, unknown> = {}): Promise<World> {
  const clock = new FakeClock(NOW);
  const app = await createTestApp({ clock, ...options });
  const host = await person(app, 'host', 'Marta Ruiz Soler', ['renter', 'host']);
  const renter = await person(app, 'renter', 'Lucía Prieto Salas');
  const stranger = await person(app, 'stranger', 'Iván Roca Gil');
  const admin = await person(app, 'admin', 'Ana Vega Polo', ['renter', 'admin']);
  return { app, clock, host, renter, stranger, admin, spaceId: await publishedSpace(app, host, space) };
}

/** Runs SQL in the database of a market. */
export const sqlOf =
  (world: Pick<World, 'app'>) =>
  <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    world.app.context().em.execute<T[]>(text, values);

export async function person(
  app: TestApp,
  name: string,
  fullName: string,
  roles: readonly ('renter' | 'host' | 'admin')[] = ['renter'],
): Promise<GraphqlClient> {
  const email = `${name}@example.test`;
  await createAccount(app, { email, fullName, roles });
  const client = app.visitor();
  await (roles.includes('admin') ? signInAsAdmin(app, client, email) : signInAs(client, email));
  return client;
}

/** Signs everybody in again, because the fake clock has passed the end of their tokens. */
export async function signInAgain({ app, host, renter, stranger, admin }: World): Promise<void> {
  const everybody = { host, renter, stranger };
  for (const [name, client] of Object.entries(everybody)) await signInAs(client, `${name}@example.test`);
  await signInAsAdmin(app, admin, 'admin@example.test');
}

/** Returns to the first moment: all days are free, and no limits, notifications or credits remain. */
export async function resetWorld(world: World): Promise<void> {
  world.clock.set(NOW);
  await signInAgain(world);
  await world.app.settle();
  const { em } = world.app.context();
  await em.execute(
    `update bookings set status = 'payment_failed' where status in ('pending_payment', 'requested', 'confirmed')`,
  );
  await resetPaymentAttempts(world.app);
  await em.execute('delete from notifications');
  await em.execute('delete from rate_limits');
  // Credit from a host's cancellation in an earlier test would pay a part of the next charge.
  await em.execute('delete from credits');
}

/** Dates unsuccessful holds and requests so far back that they do not count as attempts. */
export async function resetPaymentAttempts(app: TestApp): Promise<void> {
  await app.context().em.execute(
    `update bookings set created_at = created_at - interval '8 days', requested_at = requested_at - interval '8 days', decided_at = decided_at - interval '8 days'
      where status in ('payment_failed', 'expired', 'withdrawn') and coalesce(requested_at, created_at) > ?::timestamptz - interval '8 days'`,
    [app.services.clock.now()],
  );
}

export interface BookingView {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly holdExpiresAt: string | null;
  readonly respondBy: string | null;
  readonly from: string;
  readonly to: string;
  readonly totalCents: number | null;
  readonly hostNetCents: number | null;
  readonly availableActions: readonly string[];
  readonly payment: {
    readonly status: string;
    readonly methodLast4: string | null;
    readonly dueAt: string;
    readonly totalCents: number;
  } | null;
}

export const BOOKING = `id reference status holdExpiresAt respondBy from to totalCents hostNetCents availableActions
  payment { status methodLast4 dueAt totalCents }`;

export const START = `mutation ($input: StartBookingInput!) { startBooking(input: $input) { booking { ${BOOKING} } } }`;
export const REQUEST = `mutation ($input: RequestBookingInput!) { requestBooking(input: $input) { actionUrl booking { ${BOOKING} } } }`;
export const COMPLETE = `mutation ($input: CompletePaymentActionInput!) { completePaymentAction(input: $input) { actionUrl booking { ${BOOKING} } } }`;
export const ACCEPT = `mutation ($input: AcceptBookingInput!) { acceptBooking(input: $input) { booking { ${BOOKING} } } }`;
export const DECLINE = `mutation ($input: DeclineBookingInput!) { declineBooking(input: $input) { booking { ${BOOKING} declineReason declineText } } }`;
export const WITHDRAW = `mutation ($input: WithdrawBookingInput!) { withdrawBooking(input: $input) { booking { ${BOOKING} } } }`;
export const CHANGE_DATES = `mutation ($input: ChangeBookingDatesInput!) { changeBookingDates(input: $input) { booking { ${BOOKING} } } }`;
export const READ = `query ($id: ID!) { booking(id: $id) { ${BOOKING} } }`;

/** The input of a stay of 45 days that begins a number of days after today. */
export function stay(
  spaceId: string,
  startsIn = 34,
  days = 45,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const from = addDays(TODAY, startsIn);
  return { spaceId, from, to: addDays(from, days), idempotencyKey: randomUUID(), ...overrides };
}

/** Step T1 as the checkout runs it. */
export async function start(client: GraphqlClient, input: Record<string, unknown>): Promise<BookingView> {
  return (await client.query<{ startBooking: { booking: BookingView } }>(START, { input })).startBooking.booking;
}

/** A long rig moves the clock by decades. */
const EXP_YEAR = process.env['RIG_SIZE'] === 'long' ? 60 : 30;

/** A card entered in the provider's form, valid until November of `expYear`; returns the method's id. */
export async function addCard(
  client: GraphqlClient,
  number: string = CARDS.works,
  expYear: number = EXP_YEAR,
): Promise<string> {
  const response = await fetch(`${client.url}/sandbox-payments/payment-methods`, {
    method: 'POST',
    headers: client.headers(),
    body: JSON.stringify({ number, expMonth: 11, expYear, cvc: '123', holder: 'Lucía Prieto Salas' }),
  });
  if (response.status !== 201) throw new Error(`the card was refused: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** The input that the checkout sends. */
export async function requestInput(
  client: GraphqlClient,
  bookingId: string,
  number: string = CARDS.works,
  overrides: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    bookingId,
    goods: ['BOXES', 'FURNITURE'],
    declaredValue: 'FROM_500_TO_2000',
    acceptsProhibitedGoodsRule: true,
    message: 'Hola, Marta: me mudo y necesito guardar un sofá y unas treinta cajas.',
    acceptsMandate: true,
    acceptsTerms: true,
    paymentMethodId: await addCard(client, number),
    idempotencyKey: randomUUID(),
    ...overrides,
  };
}

export interface RequestAnswer {
  readonly booking: BookingView;
  /** A card whose bank asks for authentication. */
  readonly actionUrl: string | null;
}

/** Step T3 with a card. */
export async function request(
  client: GraphqlClient,
  bookingId: string,
  number: string = CARDS.works,
): Promise<BookingView & Pick<RequestAnswer, 'actionUrl'>> {
  const input = await requestInput(client, bookingId, number);
  const { requestBooking } = await client.query<{ requestBooking: RequestAnswer }>(REQUEST, { input });
  return { ...requestBooking.booking, actionUrl: requestBooking.actionUrl };
}

/** T1 and T3: a request that awaits the host's answer. */
export async function requested(world: World, startsIn = 34, days = 45): Promise<BookingView> {
  const { id } = await start(world.renter, stay(world.spaceId, startsIn, days));
  return request(world.renter, id);
}

/** T1, T3 and T5. */
export async function confirmed(world: World, startsIn = 34, days = 45): Promise<BookingView> {
  const { id } = await requested(world, startsIn, days);
  return (await world.host.query<{ acceptBooking: { booking: BookingView } }>(ACCEPT, { input: { bookingId: id } }))
    .acceptBooking.booking;
}

export async function read(client: GraphqlClient, id: string): Promise<BookingView | null> {
  return (await client.query<{ booking: BookingView | null }>(READ, { id })).booking;
}
