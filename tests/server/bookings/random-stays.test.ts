import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonthsClamped } from '../../../server/core/values/date-range.js';
import {
  ACCEPT,
  REQUEST,
  requestInput,
  resetPaymentAttempts,
  signInAgain,
  start,
  TODAY,
  type RequestAnswer,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { documentsOf } from '../../support/money/documents.js';
import { PROFESSIONAL, publishedSpace, uuidOf } from '../../support/spaces.js';

// P-12: every place that shows a price, for random stays.
const SPACES = process.env['RIG_SIZE'] === 'long' ? 50 : 5;
const STAYS_PER_SPACE = process.env['RIG_SIZE'] === 'long' ? 20 : 10;

const CARD = `query ($id: ID!) { searchSpaces(filter: {}, first: 50) { edges { node { id priceAllInCents } } } space(id: $id) { priceAllInCents } }`;
const LINES = 'from to rentCents renterFeeCents protectionCents totalCents';
const QUOTE = `query ($input: PriceQuoteInput!) { priceQuote(input: $input) { totalCents firstChargeCents lines { ${LINES} } } }`;
const PAGE = `query ($id: ID!) { booking(id: $id) { totalCents firstChargeCents lines { ${LINES} } cycles { ${LINES} paidAt } payment { totalCents } } }`;

interface Line {
  readonly from: string;
  readonly to: string;
  readonly rentCents: number;
  readonly renterFeeCents: number;
  readonly protectionCents: number;
  readonly totalCents: number;
}
interface Quote {
  readonly totalCents: number;
  readonly firstChargeCents: number;
  readonly lines: readonly Line[];
}
interface Page extends Quote {
  readonly cycles: readonly (Line & { readonly paidAt: string | null })[];
  readonly payment: { readonly totalCents: number } | null;
}

const anySpace = fc.record({
  priceEuros: fc.integer({ min: 10, max: 900 }),
  discount90Percent: fc.integer({ min: 0, max: 10 }),
  discount180Percent: fc.integer({ min: 10, max: 20 }),
  isTrader: fc.boolean(),
});
const anyStay = fc.record({
  startsIn: fc.integer({ min: 0, max: 50 }),
  days: fc.oneof(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 1, max: 364 })),
  isRolling: fc.nat(5).map((number) => number === 0),
  protectionPlan: fc.constantFrom('BASIC', 'PLUS', 'MAXIMA'),
});

const world = useWorld();

const rows = <T extends object>(text: string, values: unknown[] = []) =>
  world.app.context().em.execute<T[]>(text, values);

/** The monthly price on the card and on the space's page, beside the cost of a stay of one month. */
async function shownOf(spaceId: string): Promise<readonly (number | undefined)[]> {
  const visitor = world.app.visitor();
  const { searchSpaces, space } = await visitor.query<{
    searchSpaces: { edges: readonly { node: { id: string; priceAllInCents: number } }[] };
    space: { priceAllInCents: number };
  }>(CARD, { id: spaceId });
  const from = addDays(TODAY, 5);
  const { priceQuote } = await visitor.query<{ priceQuote: Quote }>(QUOTE, {
    input: { spaceId, from, to: addMonthsClamped(from, 1) },
  });
  const card = searchSpaces.edges.find(({ node }) => node.id === spaceId)?.node;
  return [card?.priceAllInCents, space.priceAllInCents, priceQuote.totalCents];
}

const partsOf = ({ from, to, rentCents, renterFeeCents, protectionCents, totalCents }: Line): string =>
  [from, to, rentCents, renterFeeCents, protectionCents, totalCents].join(' ');

/** All differences for one stay, from its first price to its documents. */
async function differences(spaceId: string, stay: typeof anyStay extends fc.Arbitrary<infer A> ? A : never) {
  const { renter, host, app } = world;
  const from = addDays(TODAY, stay.startsIn);
  const days = {
    spaceId,
    from,
    to: stay.isRolling ? null : addDays(from, stay.days),
    termType: stay.isRolling ? 'ROLLING' : 'FIXED',
  };
  const { protectionPlan } = stay;
  const { priceQuote: quote } = await app
    .visitor()
    .query<{ priceQuote: Quote }>(QUOTE, { input: { ...days, protectionPlan } });
  const { id } = await start(renter, { ...days, idempotencyKey: randomUUID() });
  const input = await requestInput(renter, id, undefined, { protectionPlan });
  const {
    requestBooking: { booking: asked },
  } = await renter.query<{ requestBooking: RequestAnswer }>(REQUEST, { input });
  await host.query(ACCEPT, { input: { bookingId: id } });
  await app.settle();
  const { booking: page } = await renter.query<{ booking: Page }>(PAGE, { id });
  const papers = await documentsOf(renter, id);
  const [ledger] = await rows<{ provider: number; ours: number; rent: number }>(
    `select sum(amount_cents) filter (where account = 'provider_clearing')::int as provider, -sum(amount_cents) filter (where account in ('platform_fee', 'tax_payable'))::int as ours,
       -sum(amount_cents) filter (where account = 'held')::int as rent from ledger_entries where booking_id = ?`,
    [uuidOf(id)],
  );
  const first = quote.lines[0];
  const totals = (kind: string) => papers.filter((one) => one.kind === kind).map(({ totalCents }) => totalCents);
  const firstCents = quote.firstChargeCents;
  const wanted = {
    checkout: [asked.totalCents, firstCents],
    page: [page.totalCents, page.firstChargeCents, page.lines.map(partsOf)],
    cycles: page.cycles.slice(0, quote.lines.length).map(partsOf),
    charge: [page.payment?.totalCents, ledger?.provider, totals('RECEIPT')],
    ours: [ledger?.ours, totals('PLATFORM_INVOICE')],
    rent: ledger?.rent,
  };
  const ours = firstCents - (first?.rentCents ?? 0);
  const expected = {
    checkout: [quote.totalCents, first?.totalCents],
    page: [quote.totalCents, firstCents, quote.lines.map(partsOf)],
    cycles: quote.lines.map(partsOf),
    charge: [firstCents, firstCents, [firstCents]],
    ours: [ours, [ours]],
    rent: first?.rentCents,
  };
  // P-13: agreed terms stay unchanged, whatever the host and the staff change afterwards.
  await rows('update spaces set price_month_cents = price_month_cents + 5000 where id = ?', [uuidOf(spaceId)]);
  const { booking: later } = await renter.query<{ booking: Page }>(PAGE, { id });
  await rows('update spaces set price_month_cents = price_month_cents - 5000 where id = ?', [uuidOf(spaceId)]);
  if (JSON.stringify(later) !== JSON.stringify(page)) return [{ stay, page, later }];
  await rows(`update bookings set status = 'completed' where id = ?`, [uuidOf(id)]);
  return JSON.stringify(wanted) === JSON.stringify(expected) ? [] : [{ stay, wanted, expected }];
}

test(`P-12 P-13 card, page, quote, checkout, booking page, charge, documents and ledger agree for ${SPACES * STAYS_PER_SPACE} random stays`, async () => {
  const { app, host } = world;
  const wrong: object[] = [];
  for (const [index, space] of fc.sample(anySpace, { numRuns: SPACES, seed: 12 }).entries()) {
    const { priceEuros, isTrader, ...discounts } = space;
    const spaceId = await publishedSpace(app, host, {
      ...(isTrader ? PROFESSIONAL : {}),
      ...discounts,
      minDays: 1,
      discount365Percent: 25,
      priceMonthCents: priceEuros * 100,
      title: `Trastero ${index}`,
    });
    await app.settle();
    const shown = await shownOf(spaceId);
    if (new Set(shown).size !== 1) wrong.push({ space, shown });
    for (const stay of fc.sample(anyStay, { numRuns: STAYS_PER_SPACE, seed: index }))
      wrong.push(...(await differences(spaceId, stay)));
    await resetPaymentAttempts(app);
    await rows('delete from rate_limits');
    world.clock.advance({ minutes: 1 });
    if (index % 5 === 4) await signInAgain(world);
    await rows('update spaces set status = ? where id = ?', ['paused', uuidOf(spaceId)]);
    await app.settle();
  }
  expect(wrong).toEqual([]);
}, 900_000);
