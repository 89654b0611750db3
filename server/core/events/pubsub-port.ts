import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Ids only: listeners read the records again. PostgreSQL carries at most 8000 bytes. */
export type PubSubMessage = Readonly<Record<string, string>>;

/** Carries messages between processes; a message published in a transaction leaves when it commits. */
export interface PubSubPort {
  publish(em: SqlEntityManager, topic: string, message: PubSubMessage): Promise<void>;
  /** Calls `onMessage` from now on; returns what ends it. */
  subscribe(topic: string, onMessage: (message: PubSubMessage) => void): () => void;
  /** Resolves once all subscriptions receive what is published; a caller who reads state to compare it with events waits for this first. */
  listening(): Promise<void>;
  /** Runs each time the connection was cut and is back: messages published meanwhile are lost. */
  onGap(run: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}
