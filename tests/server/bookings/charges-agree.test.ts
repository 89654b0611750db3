import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { agreeFirstTerms } from '../../../server/features/bookings/billing/agree-terms.js';
import { findCycles } from '../../../server/features/bookings/billing/plan-terms.js';
import { chargeNow } from '../../../server/features/bookings/billing/charge-cycle.js';
import { runCycles } from '../../../server/features/bookings/billing/run-cycles.js';
import { Booking } from '../../../server/features/bookings/booking.entity.js';
import { BookingStatus, ProtectionPlan, TermType } from '../../../server/features/bookings/booking.enums.js';
import { SYSTEM } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { monthlyCharge } from '../../../server/features/bookings/quote/booking-cycles.rules.js';
import { pricesOf, quoteByTerms } from '../../../server/features/bookings/quote/booking-quote.rules.js';
import type { StayQuote } from '../../../server/features/bookings/quote/booking.pricing.js';
import { settlePending } from '../../support/money/billing.js';
import { addCard, CARDS, confirmed } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { uuidOf } from '../../support/spaces.js';

/** The number of stays; 300 by `STAYS=300`. */
const STAYS = Number(process.env['STAYS'] ?? 60);

const world = useWorld();

const anyStay = fc.record({
  gap: fc.integer({ min: 0, max: 20 }),
  days: fc.integer({ min: 1, max: 130 }),
  priceMonthCents: fc.integer({ min: 1000, max: 90_000 }),
  isRolling: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  protectionPlan: fc.constantFrom(...Object.values(ProtectionPlan)),
  from90Percent: fc.integer({ min: 0, max: 30 }),
});

/** The charge of each cycle: rent, fee, plan, tax, total. */
type Charged = readonly number[];

test('P-12 quote, cycles, charges and ledger agree to the cent for random stays', async () => {
  const { app, clock, renter } = world;
  const { id } = await confirmed(world);
  const template = await app.context().em.fork().findOneOrFail(Booking, uuidOf(id));
  // The stays follow each other for more than ten years.
  const paymentMethodRef = await addCard(renter, CARDS.works, 60);
  let from = addDays(template.to, 1);
  const quotes = new Map<string, { quote: StayQuote; month: Charged | null }>();
  for (const stay of fc.sample(anyStay, { numRuns: STAYS, seed: 12 })) {
    from = addDays(from, stay.gap);
    const termType = stay.isRolling ? TermType.ROLLING : TermType.FIXED;
    const { priceMonthCents, protectionPlan, from90Percent } = stay;
    const discounts = { ...template.termsSnapshot.discounts, from90Percent };
    const termsSnapshot = { ...template.termsSnapshot, priceMonthCents, discounts };
    const policy = template.cancellationPolicy;
    const dates = { from, to: addDays(from, stay.days), termType, protectionPlan, policy, today: from };
    const quote = quoteByTerms(termsSnapshot, dates);
    const booking = Object.assign(new Booking(), {
      ...JSON.parse(JSON.stringify(template)),
      ...pricesOf(quote),
      id: randomUUID(),
      reference: `HU-TEST-${quotes.size}`,
      status: BookingStatus.ACTIVE,
      termType,
      from,
      to: quote.to,
      protectionPlan,
      termsSnapshot,
      paymentMethodRef,
      startedAt: clock.now(),
      createdAt: clock.now(),
      updatedAt: clock.now(),
      requestedAt: clock.now(),
      decidedAt: clock.now(),
    });
    await inTransaction(app.context(), async (tx) => {
      tx.em.persist(booking);
      await tx.em.flush();
      await agreeFirstTerms(tx, booking, SYSTEM);
      const [first] = await findCycles(tx, booking.id);
      if (first) await chargeNow(tx, booking, first);
    });
    const month = stay.isRolling ? monthlyCharge(booking) : null;
    quotes.set(booking.id, { quote, month: month && chargedOf(month) });
    from = quote.to;
  }
  await settlePending(app);
  clock.set(`${from}T12:00:00Z`);
  for (let open = 1; open > 0;) {
    await runCycles(app.context());
    await settlePending(app);
    const [left] = await app
      .context()
      .em.execute<{ count: number }[]>(
        `select count(*)::int as count from billing_cycles where status = 'scheduled' and due_at <= ? and cycle_no > 1`,
        [clock.now()],
      );
    open = left?.count ?? 0;
  }
  const rows = await app.context().em.execute<{ booking_id: string; charged: Charged; owed: Charged; held: number }[]>(
    `select c.booking_id, array[p.rent_cents, p.renter_fee_cents, p.protection_cents, p.iva_cents, p.captured_cents] as charged,
       array[c.rent_cents, c.renter_fee_cents, c.protection_cents, c.tax_cents, c.total_cents] as owed,
       (select sum(l.amount_cents)::int from ledger_entries l where l.payment_id = p.id and l.account = 'provider_clearing') as held
     from billing_cycles c join payments p on p.cycle_id = c.id and p.captured_at is not null order by c.booking_id, c.cycle_no`,
  );
  const wrong = [...quotes].filter(([bookingId, { quote, month }]) => {
    const charges = rows.filter((row) => row.booking_id === bookingId);
    const expected = quote.lines.map(chargedOf);
    const isSame = charges.every(({ charged, owed, held }, index) => {
      const line = expected[index] ?? month;
      return String(charged) === String(line) && String(owed) === String(line) && held === charged[4];
    });
    return !isSame || charges.length !== (month ? 12 : expected.length);
  });
  expect(quotes.size).toBe(STAYS);
  expect(wrong).toEqual([]);
}, 120_000);

function chargedOf(
  charge: Pick<StayQuote, 'rentCents' | 'renterFeeCents' | 'protectionCents' | 'ivaCents' | 'totalCents'>,
): Charged {
  return [charge.rentCents, charge.renterFeeCents, charge.protectionCents, charge.ivaCents, charge.totalCents];
}
