import { beforeAll, expect, test } from 'vitest';
import { makeSharesPayable } from '../../../server/features/bookings/payouts/make-shares-payable.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { ACCEPT, read, request, signInAgain, start, stay, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { runBilling, running } from '../../support/money/billing.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { PROFESSIONAL, publishedSpace, uuidOf } from '../../support/spaces.js';
import { ledgerOf } from '../../support/stays.js';

const world = useWorld({}, PROFESSIONAL);
beforeAll(async () => {
  await sql(`update spaces set postal_code = '35001'`);
  await sql(`update platform_constants set value = '0' where key = 'NEW_HOST_CYCLES'`);
});

const sql = sqlOf(world);
const cyclesOf = (id: string) =>
  sql<{ no: number; kind: string; bps: number; tax: number; total: number }>(
    `select cycle_no as no, tax_kind as kind, tax_bps as bps, tax_cents as tax, total_cents as total from billing_cycles where booking_id = ? order by 1`,
    [uuidOf(id)],
  );
const SET = 'mutation ($input: SetTaxRateInput!) { setTaxRate(input: $input) { taxRates { zone bps validFrom } } }';

test('P4 a space in the Canary Islands has IGIC on fee and commission, and charges keep their tax rate', async () => {
  const { app, clock, admin, renter } = world;
  const id = await running(world);
  // The renter pays the same; the tax in the fee of 7.00 € is 0.46 € instead of 1.21 €.
  expect(await read(renter, id)).toMatchObject({ totalCents: 7700 });
  const { booking } = await renter.query<{ booking: { taxName: string; planPrices: { ivaCents: number }[] } }>(
    'query ($id: ID!) { booking(id: $id) { taxName planPrices { ivaCents } } }',
    { id },
  );
  expect([booking.taxName, booking.planPrices[0]?.ivaCents]).toEqual(['IGIC', 46]);
  const [first] = await cyclesOf(id);
  expect(first).toEqual({ no: 1, kind: 'IGIC', bps: 700, tax: 46, total: 7700 });
  expect(await ledgerOf(world, id)).toMatchObject({ tax_payable: -46, platform_fee: -654 });
  await app.settle();
  const invoices = await sql<{ audience: string; taxes: { name: string; bps: number }[] }>(
    `select audience, jsonb_path_query_array(lines, '$[*].tax') as taxes from documents where kind = 'platform_invoice' and booking_id = ? order by audience`,
    [uuidOf(id)],
  );
  expect(invoices.length).toBeGreaterThan(0);
  for (const { taxes } of invoices) for (const tax of taxes) expect(tax).toEqual({ name: 'IGIC', bps: 700 });

  // The staff change a rate from a day on: existing charges keep the old rate, and later ones use the new rate.
  expect(await renter.codeOf(SET, { input: { zone: 'CANARIES', bps: 950, validFrom: '2027-05-01' } })).toBe(
    'FORBIDDEN',
  );
  expect(await admin.codeOf(SET, { input: { zone: 'CANARIES', bps: 950, validFrom: '2027-03-02' } })).toBe(
    'VALIDATION_FAILED',
  );
  await signInAgain(world);
  await admin.query(SET, { input: { zone: 'CANARIES', bps: 950, validFrom: '2027-05-01' } });
  for (const day of ['2027-04-05T12:00:00Z', '2027-05-05T12:00:00Z']) {
    clock.set(day);
    await runBilling(world);
  }
  expect((await cyclesOf(id)).slice(0, 3).map(({ bps, tax }) => [bps, tax])).toEqual([
    [700, 46],
    [700, 46],
    [950, 61],
  ]);
  clock.set('2027-05-09T12:00:00Z');
  await makeSharesPayable(app.context());
  // Commissions of 3.50 €: twice 0.23 € of tax, and once 0.30 €.
  expect(await ledgerOf(world, id)).toMatchObject({ tax_payable: -(46 + 46 + 61 + 23 + 23 + 30) });
  await signInAgain(world);
  expect(await brokenBooks(world)).toEqual([]);

  // Each tax is declared separately; the two rates of one tax share a row. Rents of April and May at 7 % and 9.5 %.
  const byTax = async () => {
    const { viewer } = await world.host.query<{ viewer: { taxPeriods: { quarter: number; byTax: object[] }[] } }>(
      '{ viewer { taxPeriods { quarter byTax { tax rentCents taxCents } } } }',
    );
    return viewer.taxPeriods.find(({ quarter }) => quarter === 2)?.byTax;
  };
  expect(await byTax()).toEqual([{ tax: 'IGIC', rentCents: 14_000, taxCents: 458 + 607 }]);
  await sql(`update billing_cycles set tax_kind = 'IVA', tax_bps = 2100 where cycle_no = 2`);
  expect(await byTax()).toEqual([
    { tax: 'IVA', rentCents: 7000, taxCents: 1215 },
    { tax: 'IGIC', rentCents: 7000, taxCents: 607 },
  ]);
});

test('P4 a deferred first charge has the rate of its request on the host’s invoice and in the tax summary', async () => {
  const { app, clock, admin, host, renter } = world;
  const spaceId = await publishedSpace(app, host, PROFESSIONAL);
  await sql(`update spaces set postal_code = '35001'`);
  await host.query(
    'mutation ($input: AcceptInvoicingInput!) { acceptInvoicingAgreement(input: $input) { invoicingAgreement { nif } } }',
    {
      input: { legalName: 'Marta Ruiz Soler', nif: '12345678z', address: 'Calle Mayor 3, Arucas', accepts: true },
    },
  );
  const { id } = await start(renter, stay(spaceId, 170));
  await request(renter, id);
  await host.query(ACCEPT, { input: { bookingId: id } });
  const [asked] = await cyclesOf(id);
  const chargedOn = addDays(String(stay(spaceId, 170)['from']), -7);
  await admin.query(SET, { input: { zone: 'CANARIES', bps: 1200, validFrom: addDays(chargedOn, -7) } });
  clock.set(`${chargedOn}T12:00:00Z`);
  await signInAgain(world);
  await runBilling(world);
  await app.settle();
  expect(await cyclesOf(id)).toMatchObject([{ no: 1, bps: asked?.bps }, {}]);
  expect(
    await sql(
      `select jsonb_path_query_array(lines, '$[*].tax') as taxes from documents where kind = 'host_invoice' and booking_id = ?`,
      [uuidOf(id)],
    ),
  ).toEqual([{ taxes: [{ name: 'IGIC', bps: asked?.bps }] }]);
});
