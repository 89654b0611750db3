import type { Locale } from '../../../core/values/locale.js';
import type { CommissionKind } from '../../spaces/pricing/commission.enums.js';
import type { TaxName } from '../../spaces/pricing/tax.enums.js';
import type { LineItem } from '../document-content.types.js';

/** The name of a document; some kinds have several. */
export type DocumentTitle =
  | 'receipt'
  | 'refundReceipt'
  | 'feeInvoice'
  | 'commissionInvoice'
  | 'hostInvoice'
  | 'correctiveInvoice'
  | 'rentalTerms'
  | 'formalNotice'
  | 'conditionIn'
  | 'conditionOut'
  | 'abandonmentLetter'
  | 'payoutStatement'
  | 'voidStatement';

/** Labels before values and above columns. */
export type DocumentLabel =
  | 'issuer'
  | 'recipient'
  | 'nif'
  | 'reference'
  | 'space'
  | 'paid'
  | 'refunded'
  | 'rectifies'
  | 'concept'
  | 'base'
  | 'tax'
  | 'amount'
  | 'rate'
  | 'total'
  | 'totalPaid'
  | 'totalRefunded'
  | 'period'
  | 'renter'
  | 'host'
  | 'term'
  | 'from'
  | 'to'
  | 'policy'
  | 'plan'
  | 'goods'
  | 'declaredValue'
  | 'deposit'
  | 'renterNotice'
  | 'hostNotice'
  | 'requested'
  | 'confirmed'
  | 'termsVersion'
  | 'rent'
  | 'fee'
  | 'commission'
  | 'receives'
  | 'owed'
  | 'dueOn'
  | 'payBy'
  | 'recorded'
  | 'photo'
  | 'takenAt'
  | 'object'
  | 'value'
  | 'signedBy'
  | 'signedAt'
  | 'iban'
  | 'arrives'
  | 'withheld'
  | 'costADay'
  | 'costsSince'
  | 'listed'
  | 'witness';

type Texts = Readonly<Record<string, string>>;

/** The numbers of a cancellation policy, as words. */
export interface PolicyWords {
  readonly free: string;
  readonly refunded: string;
  /** What is kept besides the fee. */
  readonly kept: string;
  /** From when nothing is refunded. */
  readonly nothing: string;
  readonly minStay: string;
}

/** All texts of documents, in one language. */
export interface DocumentTexts {
  readonly locale: Locale;
  readonly titles: Readonly<Record<DocumentTitle, string>>;
  readonly items: Readonly<Record<LineItem, string>>;
  issuedOn(day: string): string;
  numbered(number: string, day: string): string;
  page(page: number, pages: number): string;
  readonly sample: string;
  readonly labels: Readonly<Record<DocumentLabel, string>>;
  card(brand: string, last4: string): string;
  readonly credit: (amount: string) => string;
  readonly brands: Texts;
  at(day: string, time: string): string;
  days(count: number): string;
  hours(count: number): string;
  taxOf(name: TaxName, percent: string): string;
  invoiceInName(host: string): string;
  readonly receiptNote: string;
  readonly refundNote: string;
  readonly terms: {
    intro(reference: string): string;
    readonly fixed: string;
    readonly rolling: string;
    readonly noDeposit: string;
    deposit(amount: string): string;
    /** By policy; how long before the start cancelling is free, and the part refunded after that. */
    readonly policies: Readonly<Record<string, (terms: PolicyWords) => string>>;
    readonly plans: Texts;
    readonly goods: Texts;
    /** By the bounds of the value, amounts in euros. */
    readonly declaredValue: {
      below(to: string): string;
      between(from: string, to: string): string;
      above(from: string): string;
    };
    readonly charges: string;
    readonly chargesOfHost: string;
    readonly chargesRolling: string;
    readonly duties: string;
    readonly dutyUse: string;
    readonly dutyGoods: string;
    readonly dutyMandate: string;
    readonly dutyGoodsRemain: string;
    withdrawalTrader(days: string): string;
    withdrawalPrivate(days: string): string;
  };
  readonly notice: {
    text(renter: string, amount: string, period: string): string;
    request(day: string): string;
    readonly consequence: string;
  };
  readonly abandonment: {
    text(renter: string, space: string): string;
    debt(amount: string): string;
    cost(amount: string, day: string): string;
    readonly collect: string;
    readonly rights: string;
    readonly list: string;
  };
  readonly condition: Readonly<Record<'notes' | 'photos' | 'inventory' | 'signatures', string>>;
  readonly payout: Readonly<Record<'rows' | 'intro' | 'void' | 'noPeriod', string>> & {
    readonly commission: Readonly<Record<CommissionKind, (share: string) => string>>;
  };
}
