import type { LocalDate } from '../../core/values/date-range.js';
import type { Cents } from '../../core/values/money.js';
import type { DeclaredValue } from '../bookings/stored-goods/declared-value.types.js';
import type { HostCommission } from '../spaces/pricing/commission.enums.js';
import type { PolicyTerms } from '../spaces/pricing/policy-terms.types.js';
import type { TaxRate } from '../spaces/pricing/tax.enums.js';
import type { CancellationPolicy } from '../spaces/space.enums.js';

/** The subject of an amount; its label depends on the reader's language. */
export type LineItem = 'rent' | 'renter_fee' | 'protection' | 'commission' | 'claim';

/** One line of a document. Amounts include tax: base and tax add up to the total. */
export interface DocumentLine {
  readonly item: LineItem;
  /** The days it covers, half-open; null for amounts without days. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** Null where the document states no tax. */
  readonly tax: TaxRate | null;
  readonly baseCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/** The totals at one tax rate. */
export interface TaxTotal extends TaxRate {
  readonly baseCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/** One party of a document, as the law requires it to be named. */
export interface Party {
  readonly name: string;
  readonly nif: string | null;
  readonly address: string | null;
}

/** The means of payment of a charge. */
export interface PaidWith {
  readonly brand: string | null;
  readonly last4: string | null;
}

/** The content of an invoice or a receipt besides its lines. */
export interface ChargeDetails {
  /** The rented place. */
  readonly space: string;
  /** When the money moved. */
  readonly paidAt: string;
  readonly paidWith: PaidWith;
  /** The part paid with, or returned to, the renter's credit; missing in documents from before credit existed. */
  readonly creditCents?: Cents;
  /** For a corrective invoice: the invoice it corrects. */
  readonly rectified: { readonly number: string; readonly issuedAt: string } | null;
}

/** The agreement of both sides; a side sees only its own amounts. */
export interface TermsDetails {
  readonly space: string;
  readonly spaceTitle: string;
  readonly renter: string;
  readonly host: string;
  readonly isHostTrader: boolean;
  readonly termType: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly cancellationPolicy: CancellationPolicy;
  /** Of the booking's own terms; earlier documents have none and were issued under the defaults. */
  readonly cancellationTerms?: Partial<PolicyTerms>;
  readonly protectionPlan: string;
  readonly goods: readonly string[];
  readonly declaredValue: `${DeclaredValue}` | null;
  readonly depositCents: Cents;
  readonly renterNoticeDays: number;
  readonly hostNoticeDays: number;
  readonly withdrawalDays: number;
  readonly requestedAt: string;
  readonly confirmedAt: string;
  /** The terms of use accepted by the renter. */
  readonly termsVersion: string;
  /** The charges: for the renter what they pay, for the host what they receive. */
  readonly charges: readonly TermsCharge[];
}

/** One planned charge, in cents. */
export interface TermsCharge {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly rentCents: Cents;
  /** Our fee and the plan, or our commission. */
  readonly feeCents: Cents;
  readonly protectionCents: Cents;
  readonly totalCents: Cents;
}

/** An unpaid charge with its payment deadline. */
export interface NoticeDetails {
  readonly space: string;
  readonly owedCents: Cents;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly dueOn: LocalDate;
  readonly payBy: LocalDate;
}

/** The condition of a space, recorded by one side and signed by those who agreed. */
export interface ConditionDetails {
  readonly space: string;
  readonly recordedAt: string;
  readonly notes: string;
  readonly photos: readonly { readonly caption: string; readonly takenAt: string }[];
  readonly inventory: readonly { readonly name: string; readonly valueCents: Cents }[];
  readonly signatures: readonly { readonly name: string; readonly signedAt: string }[];
}

/** Things left in a space: the list, the witnesses, and the cost of storage. */
export interface AbandonmentDetails {
  readonly space: string;
  readonly owedCents: Cents;
  readonly dayCents: Cents;
  readonly costsSince: LocalDate;
  readonly listedAt: string;
  readonly things: readonly string[];
  readonly witnesses: readonly string[];
  readonly photos: ConditionDetails['photos'];
}

/** The parts of a payout. */
export interface PayoutDetails {
  /** Null while the bank has given no day. */
  readonly arrivesOn: LocalDate | null;
  readonly ibanLast4: string;
  readonly rows: readonly {
    readonly reference: string;
    /** The days it covers; null for a fee and for an entry of the staff. */
    readonly from: LocalDate | null;
    readonly to: LocalDate | null;
    readonly rentCents: Cents;
    readonly commissionCents: Cents;
    readonly withheldCents: Cents;
    readonly netCents: Cents;
    /** The commission rate; null where there is no rent. */
    readonly commission: HostCommission | null;
  }[];
}

/** The part of a document with personal data: stored encrypted. */
export interface DocumentDetails {
  readonly issuer: Party;
  readonly recipient: Party | null;
  /** Reference of the booking. */
  readonly reference: string | null;
  /** The content of VeriFactu's QR code; stored from the start, printed once invoices are registered there. */
  readonly verifactuQr: string | null;
  /** Issued without a registered company: without legal value. */
  readonly isSample: boolean;
  readonly body: DocumentBody;
}

/** The content that depends on the kind of document. */
export type DocumentBody =
  | ({ readonly type: 'charge' | 'refund' } & ChargeDetails)
  | ({ readonly type: 'terms' } & TermsDetails)
  | ({ readonly type: 'notice' } & NoticeDetails)
  | ({ readonly type: 'condition' } & ConditionDetails)
  | ({ readonly type: 'abandonment' } & AbandonmentDetails)
  | ({ readonly type: 'payout' } & PayoutDetails);
