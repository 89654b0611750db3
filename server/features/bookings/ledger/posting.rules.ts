import { sumCents, type Cents } from '../../../core/values/money.js';
import type { LedgerAccount, LedgerLine } from './ledger.types.js';

/** What a renter pays for a cycle, cents. */
export interface ChargeAmounts {
  readonly rentCents: Cents;
  readonly renterFeeCents: Cents;
  readonly protectionCents: Cents;
  /** Contained in the fee. */
  readonly ivaCents: Cents;
  readonly totalCents: Cents;
}

/** The split of a rent: the host's share, our commission with its tax, and that tax. */
export interface HostShare {
  readonly netCents: Cents;
  readonly commissionCents: Cents;
  readonly commissionTaxCents: Cents;
}

/** A refund to a renter; `share`: the part of the rent that was already split; `creditCents`: the part returned as credit. */
export interface RefundAmounts extends ChargeAmounts {
  readonly creditCents: Cents;
  readonly share: HostShare;
}

/** A part of a payout: the amount for one booking, or one cycle of it. A debt is negative. */
export interface PayoutPart {
  readonly bookingId: string | null;
  readonly cycleId: string | null;
  readonly amountCents: Cents;
}

/** Balances of accounts that a posting reverses. */
export type Balances = Readonly<Partial<Record<LedgerAccount, Cents>>>;

interface Rule<Amounts> {
  /** A label for readers of the ledger. */
  readonly memo: string;
  readonly lines: (amounts: Amounts) => readonly LedgerLine[];
}

function rule<Amounts>(memo: string, lines: (amounts: Amounts) => readonly LedgerLine[]): Rule<Amounts> {
  return { memo, lines };
}

const line = (account: LedgerAccount, amountCents: Cents): LedgerLine => ({ account, amountCents });
const move = (from: LedgerAccount, to: LedgerAccount) => (cents: Cents) => [line(to, cents), line(from, -cents)];

/** Every way in which the ledger changes; besides them, migrations have booked `earlier`, and `host_fee_tax` and `no_notice_fee_tax`, which take back the tax once booked with the fees of hosts. */
export const postingRules = {
  /** The renter owes it; the rent is held for the host, with our commission, until the share is payable. */
  cycle_due: rule('billing cycle due', (balances: Balances) => linesOf(balances)),
  cycle_changed: rule('billing cycle changed while due', (balances: Balances) => linesOf(balances)),
  cycle_dropped: rule('billing cycle not asked for any more', (balances: Balances) => linesOf(balances)),
  /** The host is not owed rent that was never collected; fee and plan are our loss. */
  written_off: rule('billing cycle given up', (charge: Pick<ChargeAmounts, 'rentCents' | 'totalCents'>) => [
    line('written_off', charge.totalCents - charge.rentCents),
    line('held', charge.rentCents),
    line('renter_receivable', -charge.totalCents),
  ]),
  money_in: rule('money arrived', move('renter_receivable', 'provider_clearing')),
  /** The whole deposit goes to the host, for a decided claim. */
  deposit_taken: rule('deposit charged for a claim', move('host_payable', 'provider_clearing')),
  /** Captured by the provider despite a void: it is refunded in full. */
  money_unowed: rule('money arrived that nobody owed', move('refund_payable', 'provider_clearing')),
  share_payable: rule('host share payable', ({ netCents, commissionCents, commissionTaxCents }: HostShare) => [
    line('held', netCents + commissionCents),
    line('host_payable', -netCents),
    line('platform_fee', commissionTaxCents - commissionCents),
    line('tax_payable', -commissionTaxCents),
  ]),
  refund_ordered: rule('refund ordered', (refund: RefundAmounts) => {
    const { netCents, commissionCents, commissionTaxCents } = refund.share;
    return [
      line('held', refund.rentCents - netCents - commissionCents),
      line('host_payable', netCents),
      line(
        'platform_fee',
        refund.renterFeeCents - refund.ivaCents + refund.protectionCents + commissionCents - commissionTaxCents,
      ),
      line('tax_payable', refund.ivaCents + commissionTaxCents),
      line('refund_payable', refund.creditCents - refund.totalCents),
      line('credit_liability', -refund.creditCents),
    ];
  }),
  refund_done: rule('refund done', move('provider_clearing', 'refund_payable')),
  refund_returned: rule('refund came back', move('refund_payable', 'provider_clearing')),
  refund_by_hand: rule('refund settled by bank transfer', move('own_bank', 'refund_payable')),
  /** The cardholder's bank has paid it with the charge, which we had booked as a loss. */
  refund_by_bank: rule('refund paid by the cardholder’s bank', move('written_off', 'refund_payable')),
  refund_not_by_bank: rule('refund taken back by the cardholder’s bank', move('refund_payable', 'written_off')),
  /** Compensation, and so without tax and invoice. */
  host_fee: rule('host cancelled', move('platform_fee', 'host_payable')),
  no_notice_fee: rule('host ended the stay without the agreed notice', move('platform_fee', 'host_payable')),
  credit_given: rule('credit given', move('credit_liability', 'guarantee_cost')),
  credit_spent: rule('credit spent on a charge', move('renter_receivable', 'credit_liability')),
  guarantee_granted: rule('guarantee granted', move('guarantee_payable', 'guarantee_cost')),
  guarantee_paid: rule('guarantee paid', move('own_bank', 'guarantee_payable')),
  /** Paired entries of the staff. */
  host_paid_more: rule('the host gets more, by the staff', move('host_payable', 'guarantee_cost')),
  host_charged: rule('the host owes it, by the staff', move('guarantee_cost', 'host_payable')),
  host_debt_written_off: rule('debt of the host given up, by the staff', move('host_payable', 'written_off')),
  payout_ordered: rule('pay-out sent', (parts: readonly PayoutPart[]) => payoutLines(parts, 1)),
  payout_returned: rule('pay-out failed', (parts: readonly PayoutPart[]) => payoutLines(parts, -1)),
  /** The cardholder's bank takes the money back until the dispute is decided. */
  dispute_opened: rule('dispute opened', move('provider_clearing', 'renter_receivable')),
  dispute_won: rule('dispute won', move('renter_receivable', 'provider_clearing')),
  dispute_recovered: rule('dispute won after it was lost', move('written_off', 'provider_clearing')),
  dispute_lost: rule('dispute lost', move('renter_receivable', 'written_off')),
} as const;

/** The name of a posting rule. */
export type PostingRule = keyof typeof postingRules;

/** The amounts that determine a rule's lines. */
export type AmountsOf<R extends PostingRule> = Parameters<(typeof postingRules)[R]['lines']>[0];

/** The account balances of an owed cycle. */
export function dueBalances(charge: ChargeAmounts): Balances {
  return {
    renter_receivable: charge.totalCents,
    held: -charge.rentCents,
    platform_fee: charge.ivaCents - charge.renterFeeCents - charge.protectionCents,
    tax_payable: -charge.ivaCents,
  };
}

/** The lines of a rule: none is zero, and they sum to zero. */
export function postingLines<R extends PostingRule>(name: R, amounts: AmountsOf<R>): LedgerLine[] {
  const { lines } = postingRules[name] as Rule<AmountsOf<R>>;
  const found = lines(amounts).filter(({ amountCents }) => amountCents !== 0);
  if (sumCents(found.map(({ amountCents }) => amountCents)) !== 0)
    throw new Error(`the posting "${name}" does not balance`);
  return found;
}

function linesOf(balances: Balances): LedgerLine[] {
  return Object.entries(balances).map(([account, cents]) => line(account as LedgerAccount, cents));
}

function payoutLines(parts: readonly PayoutPart[], sign: 1 | -1): LedgerLine[] {
  return [
    ...parts.map(({ bookingId, cycleId, amountCents }) => ({
      account: 'host_payable' as const,
      amountCents: sign * amountCents,
      bookingId,
      cycleId,
    })),
    ...parts.map(({ bookingId, cycleId, amountCents }) => ({
      account: 'host_paid' as const,
      amountCents: -sign * amountCents,
      bookingId,
      cycleId,
    })),
  ];
}
