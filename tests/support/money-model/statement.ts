import { rows, type Market } from './market.js';

const COLUMNS = {
  owed: 'renter_receivable',
  provider: 'provider_clearing',
  held: 'held',
  'host due': 'host_payable',
  'host sent': 'host_paid',
  fees: 'platform_fee',
  tax: 'tax_payable',
  'going back': 'refund_payable',
} as const;

interface Line {
  readonly day: string;
  readonly memo: string;
  readonly cycle_no: number | null;
  readonly amounts: Readonly<Record<string, number>>;
}

interface Paper {
  readonly day: string;
  readonly kind: string;
  readonly number: string;
  readonly total_cents: number;
}

/**
 * All postings of a booking for a bookkeeper: a line for each, a column for each account, debits positive; then the sums, the
 * issued documents, and the checks between them.
 */
export async function statementOf(market: Market, bookingId: string): Promise<string> {
  const postings = await rows<Line>(
    market,
    `select to_char(min(l.created_at) at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day, min(l.memo) as memo, min(c.cycle_no) as cycle_no,
       jsonb_object_agg(l.account, l.cents) as amounts
     from (select tx_id, account, memo, cycle_id, min(id) as id, min(created_at) as created_at, sum(amount_cents)::int as cents from ledger_entries where booking_id = ? group by 1, 2, 3, 4) l
       left join billing_cycles c on c.id = l.cycle_id group by l.tx_id, l.cycle_id order by min(l.id)`,
    [bookingId],
  );
  const papers = await rows<Paper>(
    market,
    `select to_char(issued_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day, kind, coalesce(series || '-' || number, '') as number, coalesce(total_cents, 0) as total_cents
     from documents where booking_id = ? and kind in ('receipt', 'platform_invoice', 'host_invoice', 'corrective_invoice') order by issued_at, kind, number, total_cents`,
    [bookingId],
  );
  const sums = sumOf(postings);
  return [
    line('day', 'what', 'month', Object.keys(COLUMNS)),
    ...postings.map(({ day, memo, cycle_no: month, amounts }) =>
      line(day, memo, String(month ?? ''), cellsOf(amounts)),
    ),
    line('', 'in the end', '', cellsOf(sums)),
    '',
    'papers',
    ...papers.map(
      ({ day, kind, number, total_cents: cents }) =>
        `${day}  ${kind.padEnd(20)} ${number.padEnd(14)} ${euros(cents).padStart(10)}`,
    ),
    '',
    'checks',
    ...checks(postings, sums, papers),
    '',
  ].join('\n');
}

function checks(postings: readonly Line[], sums: Readonly<Record<string, number>>, papers: readonly Paper[]): string[] {
  const total = (account: string, memo: string): number =>
    postings.filter((one) => one.memo === memo).reduce((sum, { amounts }) => sum + (amounts[account] ?? 0), 0);
  const of = (...kinds: readonly string[]): number =>
    papers.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { total_cents: cents }) => sum + cents, 0);
  const taken = total('provider_clearing', 'money arrived');
  const back = -total('provider_clearing', 'refund done');
  const ours = -((sums['platform_fee'] ?? 0) + (sums['tax_payable'] ?? 0));
  const sent = -(sums['host_paid'] ?? 0);
  const zero = postings.every(({ amounts }) => Object.values(amounts).reduce((sum, cents) => sum + cents, 0) === 0);
  return [
    `every line sums to zero                     ${zero ? 'yes' : 'NO'}`,
    `taken ${euros(taken)} = back ${euros(back)} + host ${euros(sent)} + ours with tax ${euros(ours)}   ${taken === back + sent + ours ? 'yes' : 'NO'}`,
    `receipts ${euros(of('receipt'))} = taken   ${of('receipt') === taken ? 'yes' : 'NO'}`,
    `invoices of the platform ${euros(of('platform_invoice', 'corrective_invoice'))} = ours   ${of('platform_invoice', 'corrective_invoice') === ours ? 'yes' : 'NO'}`,
  ];
}

function sumOf(postings: readonly Line[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { amounts } of postings)
    for (const [account, cents] of Object.entries(amounts)) sums[account] = (sums[account] ?? 0) + cents;
  return sums;
}

const cellsOf = (amounts: Readonly<Record<string, number>>): string[] =>
  Object.values(COLUMNS).map((account) => (amounts[account] ? euros(amounts[account]) : ''));

const euros = (cents: number): string => (cents / 100).toFixed(2);

function line(day: string, memo: string, month: string, cells: readonly string[]): string {
  return [day.padEnd(10), memo.padEnd(34), month.padStart(5), ...cells.map((cell) => cell.padStart(10))]
    .join(' ')
    .trimEnd();
}
