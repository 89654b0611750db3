import type { ReactNode } from 'react';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';

/** An act that can be done about several rows at once. */
export interface ManyAct {
  /** As the server names it among those that it offers. */
  readonly name: string;
  readonly label: string;
  /** The key that begins it. */
  readonly shortcut: string;
  readonly fields: readonly DecisionField[];
  readonly isDangerous?: boolean;
  /** Can be undone for ten seconds before it is sent. */
  readonly isUndoable?: boolean;
}

/** What can be done about several rows of a list: each is sent by itself and has its own answer. */
export interface ManyActs<Row> {
  readonly acts: readonly ManyAct[];
  nameOf: (row: Row) => string;
  /** The acts that the server offers about a row. */
  actsOf: (row: Row) => readonly string[];
  /** What the person a row is about will read, by what is written so far. */
  renderPreview?: (act: string, row: Row, values: DecisionValues) => ReactNode;
  send: (act: string, row: Row, values: DecisionValues) => Promise<unknown>;
  /** Called once all were sent. */
  onDone: () => void;
}

/** What came of one row. */
export interface RowResult {
  readonly key: string;
  readonly name: string;
  /** Null: done. */
  readonly error: unknown;
}
