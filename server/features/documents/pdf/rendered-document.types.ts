import type { DocumentRow } from '../issue/issue-document.js';

/** A document as it is rendered. */
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
  /** Of a statement: its pay-out came back. */
  readonly isVoid?: boolean;
};
