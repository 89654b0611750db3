import { createPubSub } from '@graphql-yoga/subscription';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PgListener } from './pg-listener.js';
import { afterCommit } from './transaction.js';

/** Ids only: what they stand for is read anew by whoever listens. PostgreSQL carries at most 8000 bytes. */
export type PubSubMessage = Readonly<Record<string, string>>;

/** Carries messages between processes; a message published in a transaction leaves when it commits. */
export interface PubSubPort {
  publish(em: SqlEntityManager, topic: string, message: PubSubMessage): Promise<void>;
  subscribe(topic: string): AsyncIterable<PubSubMessage>;
  /** Resolves once all subscriptions that are being read receive what is published; whoever reads state to compare it with events waits for this first. */
  listening(): Promise<void>;
  /** Runs each time the connection was cut and is back: what was published meanwhile has not been heard. */
  onGap(run: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Channels = Record<string, [PubSubMessage]>;
const CHANNEL = 'pubsub';

/** The default: LISTEN/NOTIFY, no service beside PostgreSQL. */
export class PostgresPubSub implements PubSubPort {
  private readonly local = createPubSub<Channels>();
  private readonly listener: PgListener;
  private readonly afterGap: (() => void)[] = [];

  constructor(databaseUrl: string) {
    const hear = (_channel: string, payload: string): void => {
      const { topic, message } = JSON.parse(payload) as { topic: string; message: PubSubMessage };
      this.local.publish(topic, message);
    };
    this.listener = new PgListener(databaseUrl, [CHANNEL], hear, () => {
      for (const run of this.afterGap) run();
    });
  }

  onGap(run: () => void): void {
    this.afterGap.push(run);
  }

  async publish(em: SqlEntityManager, topic: string, message: PubSubMessage): Promise<void> {
    await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ topic, message })]);
  }

  subscribe(topic: string): AsyncIterable<PubSubMessage> {
    return this.local.subscribe(topic);
  }

  /** The one channel is listened to since the start. */
  async listening(): Promise<void> {}

  start(): Promise<void> {
    return this.listener.start();
  }

  stop(): Promise<void> {
    return this.listener.stop();
  }
}

/** With REDIS_URL: for many processes or many sockets. */
export class RedisPubSub implements PubSubPort {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly channels;

  constructor(
    redisUrl: string,
    private readonly onTrouble: (error: unknown) => void = () => {},
  ) {
    this.publisher = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 2 });
    // Nobody waits for its subscriptions: they are made once Redis is back, however long that takes.
    this.subscriber = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const redis of [this.publisher, this.subscriber]) redis.on('error', onTrouble);
    this.channels = createPubSub<Channels>({
      eventTarget: createRedisEventTarget({ publishClient: this.publisher, subscribeClient: this.subscriber }),
    });
  }

  onGap(run: () => void): void {
    let wasReady = this.subscriber.status === 'ready';
    this.subscriber.on('ready', () => {
      if (wasReady) run();
      wasReady = true;
    });
  }

  async publish(_em: SqlEntityManager, topic: string, message: PubSubMessage): Promise<void> {
    // As `channels` would send it, which nobody could catch when Redis is away.
    afterCommit(() => void this.publisher.publish(topic, JSON.stringify(message)).catch(this.onTrouble));
  }

  subscribe(topic: string): AsyncIterable<PubSubMessage> {
    return this.channels.subscribe(topic);
  }

  async listening(): Promise<void> {
    // Redis answers in order, so the answer comes after those to the subscriptions. While it is away nobody waits: its return is a gap.
    if (this.subscriber.status === 'ready') await this.subscriber.ping().catch(this.onTrouble);
  }

  async start(): Promise<void> {
    await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
  }

  async stop(): Promise<void> {
    this.subscriber.disconnect();
    await this.publisher.quit().catch(() => this.publisher.disconnect());
  }
}
