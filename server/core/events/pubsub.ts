import { Redis } from 'ioredis';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { databaseOf } from '../../database.js';
import { notifyChannel } from './notify-channel.js';
import { PgListener } from './pg-listener.js';
import type { PubSubMessage, PubSubPort } from './pubsub-port.js';
import { afterCommit } from '../writes/transaction.js';
import { Topics } from './topics.js';

const CHANNEL = 'pubsub';

/** The default: LISTEN/NOTIFY, with no service besides PostgreSQL. */
export class PostgresPubSub implements PubSubPort {
  private readonly topics = new Topics();
  private readonly listener: PgListener;
  private readonly afterGap: (() => void)[] = [];

  constructor(databaseUrl: string) {
    const receive = (_channel: string, payload: string): void => {
      const { topic, message } = JSON.parse(payload) as { topic: string; message: PubSubMessage };
      this.topics.send(topic, message);
    };
    this.listener = new PgListener(databaseUrl, [CHANNEL], receive, () => {
      for (const run of this.afterGap) run();
    });
  }

  onGap(run: () => void): void {
    this.afterGap.push(run);
  }

  async publish(em: SqlEntityManager, topic: string, message: PubSubMessage): Promise<void> {
    await notifyChannel(databaseOf(em), CHANNEL, JSON.stringify({ topic, message }));
  }

  subscribe(topic: string, onMessage: (message: PubSubMessage) => void): () => void {
    return this.topics.listen(topic, onMessage);
  }

  /** The single channel is listened on from the start. */
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
  private readonly topics: Topics;

  constructor(
    redisUrl: string,
    private readonly onError: (error: unknown) => void = () => {},
  ) {
    this.publisher = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 2 }).on('error', onError);
    // Nothing awaits its subscriptions: they are made once Redis is back, however long that takes.
    this.subscriber = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: null }).on('error', onError);
    this.topics = new Topics(
      (topic) => void this.subscriber.subscribe(topic).catch(onError),
      (topic) => void this.subscriber.unsubscribe(topic).catch(onError),
    );
    this.subscriber.on('message', (topic, text) => this.topics.send(topic, JSON.parse(text) as PubSubMessage));
  }

  onGap(run: () => void): void {
    let wasReady = this.subscriber.status === 'ready';
    this.subscriber.on('ready', () => {
      if (wasReady) run();
      wasReady = true;
    });
  }

  async publish(_em: SqlEntityManager, topic: string, message: PubSubMessage): Promise<void> {
    afterCommit(() => void this.publisher.publish(topic, JSON.stringify(message)).catch(this.onError));
  }

  subscribe(topic: string, onMessage: (message: PubSubMessage) => void): () => void {
    return this.topics.listen(topic, onMessage);
  }

  async listening(): Promise<void> {
    // Redis replies in order, so this reply follows those of the subscriptions. Without Redis there is nothing to wait for: its return is
    // reported as a gap.
    if (this.subscriber.status === 'ready') await this.subscriber.ping().catch(this.onError);
  }

  async start(): Promise<void> {
    await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
  }

  async stop(): Promise<void> {
    this.subscriber.disconnect();
    await this.publisher.quit().catch(() => this.publisher.disconnect());
  }
}
