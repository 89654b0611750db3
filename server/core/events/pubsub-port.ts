import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Ids only, because listeners read the records again. PostgreSQL carries at most 8000 bytes. */
export type PubSubMessage = Readonly<Record<string, string>>;

/** Carries messages between processes; a message published in a transaction is sent on commit. */
export interface PubSubPort {
  publish(em: SqlEntityManager, topic: string, message: PubSubMessage): Promise<void>;
  /** Calls `onMessage` from now on; returns the function that unsubscribes. */
  subscribe(topic: string, onMessage: (message: PubSubMessage) => void): () => void;
  /** Resolves once all subscriptions are active; callers that compare state with events wait for it before reading the state. */
  listening(): Promise<void>;
  /** Runs after every reconnect: messages published in between are lost. */
  onGap(run: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}
