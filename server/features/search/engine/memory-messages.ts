/**
 * The first message of the server: the connection string contains a password, which a process list would show to everybody on the machine.
 */
export interface MemoryStart {
  readonly databaseUrl: string;
}

/** Later messages of the server to the process of the store. */
export interface MemoryRequest {
  readonly id: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Messages of the process: the result of a statement (no rows: PostgreSQL has to answer), or whether it is ready. */
export type MemoryMessage =
  | { readonly id: number; readonly rows: readonly object[] | null; readonly problem?: string }
  | { readonly isReady: boolean };
