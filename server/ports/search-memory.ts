/** A copy of the search rows in memory that answers statements of its own dialect. */
export interface SearchMemory {
  /** False while it loads, and after a fault until it has loaded again. */
  readonly isReady: boolean;
  /** The rows of a statement with its values; null where it cannot answer, so that PostgreSQL has to. */
  query<T>(text: string, values: readonly unknown[]): Promise<T[] | null>;
  stop(): Promise<void>;
}
