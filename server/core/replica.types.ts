import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A copy of the database for reads. */
export interface ReplicaReads {
  /** For what may be some seconds old; null while it cannot answer. */
  fork(): SqlEntityManager | null;
  /** With all that is committed by now, which it waits for a moment; null where that does not come. */
  current(): Promise<SqlEntityManager | null>;
  /** It failed. */
  leaveOut(): void;
}
