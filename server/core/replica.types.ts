import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A read replica. */
export interface ReplicaReads {
  /** For reads that may be some seconds old; null while it is unavailable. */
  fork(): SqlEntityManager | null;
  /** Waits for a moment until everything committed so far is replicated; null when it is not in time. */
  current(): Promise<SqlEntityManager | null>;
  /** Reports that a read on it failed. */
  leaveOut(): void;
}
