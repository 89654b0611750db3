/** A copy of the search rows in memory that executes statements of its own dialect. */
export interface SearchMemory {
  /** False while it loads, and after a failure until it has reloaded. */
  readonly isReady: boolean;
  /** The rows of a statement with its values; null when it cannot answer, so that PostgreSQL must. */
  query<T>(text: string, values: readonly unknown[]): Promise<T[] | null>;
  stop(): Promise<void>;
}
