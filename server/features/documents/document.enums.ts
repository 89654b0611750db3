import { registerEnumType } from 'type-graphql';

/** The kind of a document. Values are the database's. */
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

/** The side of a rental that a document is for. */
export enum DocumentAudience {
  RENTER = 'renter',
  HOST = 'host',
  BOTH = 'both',
}

/** The issuer of a document. */
export enum IssuerType {
  PLATFORM = 'platform',
  HOST = 'host',
}

/** The source of a document; with the id it identifies an existing one. */
export type DocumentSourceType =
  | 'payment'
  | 'refund'
  | 'booking'
  | 'notice'
  | 'move_in'
  | 'move_out'
  | 'payout'
  | 'abandonment';

/** The kinds that have a number, a place in the hash chain, and tax. */
export const INVOICE_KINDS = [
  DocumentKind.PLATFORM_INVOICE,
  DocumentKind.HOST_INVOICE,
  DocumentKind.CORRECTIVE_INVOICE,
] as const;

registerEnumType(IssuerType, {
  name: 'IssuerType',
  description: 'Who issues a document.',
  valuesConfig: {
    PLATFORM: { description: 'The platform.' },
    HOST: { description: 'The host, in whose name the platform writes it.' },
  },
});

registerEnumType(DocumentKind, {
  name: 'DocumentKind',
  description: 'The kind of a document of a rental.',
  valuesConfig: {
    RECEIPT: { description: 'A collected charge, or a paid refund; for the renter.' },
    PLATFORM_INVOICE: {
      description: "The platform's invoice: its fee and plan for the renter, its commission for the host.",
    },
    HOST_INVOICE: { description: 'The rent, invoiced in the name of a host who is registered for it and agreed.' },
    CORRECTIVE_INVOICE: { description: 'Reverses all or part of an earlier invoice.' },
    RENTAL_TERMS: { description: 'The agreement, as this side accepted it.' },
    FORMAL_NOTICE: { description: 'Asks the renter to pay an overdue amount by a date.' },
    CONDITION_REPORT: { description: 'The condition of the space at move-in or move-out.' },
    PAYOUT_STATEMENT: { description: 'The parts of a payout to the host.' },
    ABANDONMENT_LETTER: {
      description: 'The certified letter about things left in the space, with their list; for the renter.',
    },
  },
});
