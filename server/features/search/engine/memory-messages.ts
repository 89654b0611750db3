/** What the server sends first: the address has a password in it, which everybody on the machine could read in a list of processes. */
export interface MemoryStart {
  readonly databaseUrl: string;
}

/** What the server sends to the process of the store afterwards. */
export interface MemoryRequest {
  readonly id: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What the process sends: the answer to a statement (no rows: PostgreSQL has to answer), or whether it can answer at all now. */
export type MemoryMessage =
  | { readonly id: number; readonly rows: readonly object[] | null; readonly problem?: string }
  | { readonly isReady: boolean };
