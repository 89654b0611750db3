import { beforeAll, expect, test } from 'vitest';
import type { TaxShare } from '../../../server/features/documents/tax/tax.types.js';
import { makeSharesPayable } from '../../../server/features/bookings/payouts/make-shares-payable.js';
import { taxSummary } from '../../../server/features/documents/tax/tax-summary.js';
import { confirmed, signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { PROFESSIONAL } from '../../support/spaces.js';

const AMOUNTS = 'byTax { tax rentCents baseCents taxCents commissionCents commissionTaxCents differenceCents }';
const PERIODS = `{ viewer { taxPeriods { year quarter isRunning ${AMOUNTS} } } }`;

type Share = Record<string, number | string>;
interface Period {
  readonly year: number;
  readonly quarter: number | null;
  readonly isRunning: boolean;
  readonly byTax: readonly Share[];
}

const world = useWorld({}, PROFESSIONAL);
beforeAll(async () => {
  await confirmed(world);
  await world.app.settle();
  world.clock.set('2027-05-05T09:00:00Z');
  await makeSharesPayable(world.app.context());
});

async function periodsAt(time: string): Promise<readonly Period[]> {
  world.clock.set(time);
  await signInAgain(world);
  return (await world.host.query<{ viewer: { taxPeriods: Period[] } }>(PERIODS)).viewer.taxPeriods;
}
const names = (periods: readonly Period[]) =>
  periods.map(({ year, quarter, isRunning }) => `${year}${quarter ? `-Q${quarter}` : ''}${isRunning ? ' runs' : ''}`);
async function linesOf(address: string): Promise<string[]> {
  const answer = await fetch(`${world.app.url}/files/earnings/${address}`, { headers: world.host.headers() });
  return (await answer.text()).trim().split('\r\n');
}

test('P10 in January the last quarter and the whole year before are there', async () => {
  const periods = await periodsAt('2028-01-10T09:00:00Z');
  expect(names(periods)).toEqual(['2028-Q1 runs', '2027-Q4', '2027-Q3', '2027-Q2', '2027']);
  // The first quarter is not shown, and is part of the year.
  const [host] = await world.app
    .context()
    .em.execute<{ id: string }[]>(`select id from users where email = 'host@example.test'`);
  const quarters: TaxShare[] = [];
  for (const quarter of [1, 2, 3, 4])
    quarters.push(...(await taxSummary(world.app.context(), host?.id ?? '', { year: 2027, quarter })).byTax);
  const [whole] = periods.at(-1)?.byTax ?? [];
  expect(whole).toMatchObject({ tax: 'IVA', rentCents: 7000, taxCents: 1215 });
  for (const key of Object.keys(whole ?? {}).filter((one) => one !== 'tax'))
    expect(whole?.[key]).toBe(quarters.reduce((sum, share) => sum + Number(share[key as keyof TaxShare]), 0));
});

test('P10 the file has the rows of the table', async () => {
  const euros = (cents: unknown) => (Number(cents) / 100).toFixed(2);
  const periods = await periodsAt('2028-01-10T09:00:00Z');
  const [head, ...rows] = await linesOf('tax.csv');
  expect(head).toMatch(/^period,tax,rent_eur/);
  expect(rows).toEqual(
    periods.flatMap(({ year, quarter, byTax }) =>
      byTax.map(({ tax, ...amounts }) =>
        [quarter ? `${year}-Q${quarter}` : year, tax, ...Object.values(amounts).map(euros)].join(','),
      ),
    ),
  );
  expect(rows.at(-1)).toBe('2027,IVA,70.00,57.85,12.15,3.50,0.61,11.54');
  expect((await linesOf('tax.csv?year=2027'))[1]).toMatch(/^2027-Q/);
  expect((await linesOf('tax.csv?year=2027')).at(-1)).toBe(rows.at(-1));
  for (const year of ['x', '', '1999', '2027-01'])
    expect((await linesOf(`tax.csv?year=${year}`)).join()).toContain('BAD_REQUEST');
});

test('P10 the present year is summed until today, unless it has one quarter only', async () => {
  expect(names(await periodsAt('2027-03-31T09:00:00Z'))).toEqual(['2027-Q1 runs', '2026-Q4', '2026-Q3', '2026-Q2']);
  const periods = await periodsAt('2027-06-01T09:00:00Z');
  expect(names(periods)).toEqual(['2027-Q2 runs', '2027-Q1', '2027 runs', '2026-Q4', '2026-Q3']);
  expect(names(await periodsAt('2027-12-31T22:59:00Z'))).toEqual([
    '2027-Q4 runs',
    '2027-Q3',
    '2027-Q2',
    '2027-Q1',
    '2027 runs',
  ]);
});
