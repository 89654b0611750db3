import type { DocumentRow } from '../issue/issue-document.js';

/** The input of rendering a document. */
export type RenderedDocument = Pick<
  DocumentRow,
  | 'kind'
  | 'audience'
  | 'sourceType'
  | 'issuerType'
  | 'series'
  | 'number'
  | 'lines'
  | 'taxes'
  | 'totalCents'
  | 'issuedAt'
> & {
  /** For a statement: its payout was returned. */
  readonly isVoid?: boolean;
};
