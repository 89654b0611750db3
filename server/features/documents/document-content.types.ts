import type { LocalDate } from '../../core/values/date-range.js';
import type { Cents } from '../../core/values/money.js';
import type { HostCommission } from '../spaces/pricing/commission-types.js';
import type { TaxRate } from '../spaces/pricing/tax-types.js';

/** What an amount is for; its words depend on the language of the reader. */
export type LineItem = 'rent' | 'renter_fee' | 'protection' | 'commission' | 'claim';

/** One line of a document. Amounts contain the tax: base and tax add up to the total. */
export interface DocumentLine {
  readonly item: LineItem;
  /** The days it pays, half-open; null for what has none. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** Null where the document names no tax. */
  readonly tax: TaxRate | null;
  readonly baseCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/** The sum of all lines of one rate. */
export interface TaxTotal extends TaxRate {
  readonly baseCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/** One side of a document, as the law wants it named. */
export interface Party {
  readonly name: string;
  readonly nif: string | null;
  readonly address: string | null;
}

/** How a charge was paid. */
export interface PaidWith {
  readonly brand: string | null;
  readonly last4: string | null;
}

/** What an invoice or a receipt says beside its lines. */
export interface ChargeDetails {
  /** The place that is rented. */
  readonly space: string;
  /** When the money moved. */
  readonly paidAt: string;
  readonly paidWith: PaidWith;
  /** What of it was paid with, or went back to, the renter's credit; documents from before credit was spent have none. */
  readonly creditCents?: Cents;
  /** Of a corrective invoice: what it corrects. */
  readonly rectified: { readonly number: string; readonly issuedAt: string } | null;
}

/** What both sides agreed on; a side sees only the money that is theirs. */
export interface TermsDetails {
  readonly space: string;
  readonly spaceTitle: string;
  readonly renter: string;
  readonly host: string;
  readonly isHostTrader: boolean;
  readonly termType: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly cancellationPolicy: string;
  readonly protectionPlan: string;
  readonly goods: readonly string[];
  readonly declaredValue: string | null;
  readonly depositCents: Cents;
  readonly renterNoticeDays: number;
  readonly hostNoticeDays: number;
  readonly withdrawalDays: number;
  readonly requestedAt: string;
  readonly confirmedAt: string;
  /** The terms of use that the renter had accepted. */
  readonly termsVersion: string;
  /** The charges: to the renter what they pay, to the host what they receive. */
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

/** An unpaid charge and by when it has to be paid. */
export interface NoticeDetails {
  readonly space: string;
  readonly owedCents: Cents;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly dueOn: LocalDate;
  readonly payBy: LocalDate;
}

/** The state of a space, told by one side and signed by those who agreed. */
export interface ConditionDetails {
  readonly space: string;
  readonly recordedAt: string;
  readonly notes: string;
  readonly photos: readonly { readonly caption: string; readonly takenAt: string }[];
  readonly inventory: readonly { readonly name: string; readonly valueCents: Cents }[];
  readonly signatures: readonly { readonly name: string; readonly signedAt: string }[];
}

/** Things left in a space: what is there, who saw it, and what keeping it costs. */
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

/** What a pay-out consists of. */
export interface PayoutDetails {
  /** Null while the bank has named no day. */
  readonly arrivesOn: LocalDate | null;
  readonly ibanLast4: string;
  readonly rows: readonly {
    readonly reference: string;
    /** The days it is for; null for a fee and for an entry of the staff. */
    readonly from: LocalDate | null;
    readonly to: LocalDate | null;
    readonly rentCents: Cents;
    readonly commissionCents: Cents;
    readonly withheldCents: Cents;
    readonly netCents: Cents;
    /** Which commission that is; null where there is no rent. */
    readonly commission: HostCommission | null;
  }[];
}

/** The part of a document that names people: stored encrypted. */
export interface DocumentDetails {
  readonly issuer: Party;
  readonly recipient: Party | null;
  /** Reference of the booking. */
  readonly reference: string | null;
  /** What the QR code of VeriFactu has to say; kept from the start, printed once invoices are registered there. */
  readonly verifactuQr: string | null;
  /** Issued without a registered company behind the platform: of no legal value. */
  readonly isSample: boolean;
  readonly body: DocumentBody;
}

/** What depends on the kind of a document. */
export type DocumentBody =
  | ({ readonly type: 'charge' | 'refund' } & ChargeDetails)
  | ({ readonly type: 'terms' } & TermsDetails)
  | ({ readonly type: 'notice' } & NoticeDetails)
  | ({ readonly type: 'condition' } & ConditionDetails)
  | ({ readonly type: 'abandonment' } & AbandonmentDetails)
  | ({ readonly type: 'payout' } & PayoutDetails);
