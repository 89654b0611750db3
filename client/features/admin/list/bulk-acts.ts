import type { ReactNode } from 'react';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';

/** A bulk act. */
export interface BulkAct {
  /** The server's name of it among the offered acts. */
  readonly name: string;
  readonly label: string;
  /** Its shortcut. */
  readonly shortcut: string;
  readonly fields: readonly DecisionField[];
  readonly isDangerous?: boolean;
  /** Whether it can be undone for ten seconds before it is sent. */
  readonly isUndoable?: boolean;
}

/** The bulk acts of a list: each row is sent separately, unless one decision answers several, and has its own result. */
export interface BulkActs<Row> {
  readonly acts: readonly BulkAct[];
  nameOf: (row: Row) => string;
  /** The acts that the server offers for a row. */
  actsOf: (row: Row) => readonly string[];
  /** The preview of a row's mail, for the current input; the act can be sent once it was viewed. */
  renderPreview?: (act: string, row: Row, values: DecisionValues, onSeen: (isSeen: boolean) => void) => ReactNode;
  /** What one decision answers together: rows of the same key are sent once. */
  togetherBy?: (row: Row) => string;
  /** `others` are the further rows that are answered with it. */
  send: (act: string, row: Row, values: DecisionValues, others: readonly Row[]) => Promise<unknown>;
  /** Called after all were sent. */
  onDone: () => void;
}

/** The result of one row. */
export interface RowResult {
  readonly key: string;
  readonly name: string;
  /** Null for success. */
  readonly error: unknown;
}
