import { registerEnumType } from 'type-graphql';

/** What a document is. Values are the database's. */
export enum DocumentKind {
  RECEIPT = 'receipt',
  PLATFORM_INVOICE = 'platform_invoice',
  HOST_INVOICE = 'host_invoice',
  CORRECTIVE_INVOICE = 'corrective_invoice',
  RENTAL_TERMS = 'rental_terms',
  FORMAL_NOTICE = 'formal_notice',
  CONDITION_REPORT = 'condition_report',
  PAYOUT_STATEMENT = 'payout_statement',
  ABANDONMENT_LETTER = 'abandonment_letter',
}

/** Which side of a rental a document is for. */
export enum DocumentAudience {
  RENTER = 'renter',
  HOST = 'host',
  BOTH = 'both',
}

/** In whose name a document is issued. */
export enum IssuerType {
  PLATFORM = 'platform',
  HOST = 'host',
}

/** What a document is made for; with the id it says that it exists already. */
export type DocumentSourceType =
  | 'payment'
  | 'refund'
  | 'booking'
  | 'notice'
  | 'move_in'
  | 'move_out'
  | 'payout'
  | 'abandonment';

/** The kinds that have a number, a place in the chain, and tax. */
export const INVOICE_KINDS = [
  DocumentKind.PLATFORM_INVOICE,
  DocumentKind.HOST_INVOICE,
  DocumentKind.CORRECTIVE_INVOICE,
] as const;

registerEnumType(DocumentKind, {
  name: 'DocumentKind',
  description: 'What a document of a rental is.',
  valuesConfig: {
    RECEIPT: { description: 'A charge that was taken, or a refund that was paid; for the renter.' },
    PLATFORM_INVOICE: {
      description: "The platform's invoice: its fee and plan for the renter, its commission for the host.",
    },
    HOST_INVOICE: { description: 'The rent, invoiced in the name of a host who is registered for it and agreed.' },
    CORRECTIVE_INVOICE: { description: 'Takes back all or part of an earlier invoice.' },
    RENTAL_TERMS: { description: 'What was agreed on, as this side accepted it.' },
    FORMAL_NOTICE: { description: 'Asks the renter for an unpaid amount by a date.' },
    CONDITION_REPORT: { description: 'The state of the space when the renter moved in or out.' },
    PAYOUT_STATEMENT: { description: 'What a pay-out to the host consists of.' },
    ABANDONMENT_LETTER: {
      description: 'The certified letter about things left in the space, with their list; for the renter.',
    },
  },
});
