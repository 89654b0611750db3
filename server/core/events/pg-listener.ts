import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { KEEP_ALIVE, socketOf } from '../silent-connections.js';
import { outsideTransaction } from '../writes/transaction.js';

const RECONNECT_MS = 200;
const CONNECT_MS = 5_000;

/** How often a listener asks whether its database is still there, and how long it waits for the answer; milliseconds. */
export interface Probing {
  readonly everyMs: number;
  readonly limitMs: number;
}

const PROBING: Probing = { everyMs: 15_000, limitMs: 5_000 };

/** A dedicated connection that listens on channels and reconnects when it is lost. */
export class PgListener {
  private client: pg.Client | undefined;
  private reconnectTimer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly channels: readonly string[],
    private readonly onMessage: (channel: string, payload: string) => void,
    private readonly onReconnect: () => void = () => {},
    /** Runs first on every connection, also after a reconnect. */
    private readonly onConnect: (client: pg.Client) => Promise<void> = async () => {},
    private readonly probing = PROBING,
  ) {}

  async start(): Promise<void> {
    await outsideTransaction(() => this.connect()).catch(async (error: unknown) => {
      await this.stop();
      throw error;
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.reconnectTimer);
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'hueco-listener',
    });
    this.client = client;
    client.on('error', () => {});
    client.on('end', () => this.reconnect(client));
    client.on('notification', (message) => this.onMessage(message.channel, message.payload ?? ''));
    try {
      await client.connect();
      void this.probe(client);
      // Named query 1.
      for (const channel of this.channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      await this.onConnect(client);
    } catch (error) {
      void client.end().catch(() => {});
      this.reconnect(client);
      throw error;
    }
  }

  /**
   * A database that is gone without a word sends no end: without a question the listener would wait for messages that nobody sends it. The
   * empty statement waits for the ones before it.
   */
  private async probe(client: pg.Client): Promise<void> {
    const { everyMs, limitMs } = this.probing;
    for (;;) {
      await sleep(everyMs, undefined, { ref: false });
      if (client !== this.client || this.stopped) return;
      const limit = setTimeout(() => socketOf(client).destroy(), limitMs).unref();
      const isThere = await client.query('').then(
        () => true,
        () => false,
      );
      clearTimeout(limit);
      if (!isThere) return;
    }
  }

  /** A failed attempt emits both an error and an end; only one reconnect is scheduled, or they would double each time. */
  private reconnect(lost: pg.Client): void {
    if (this.stopped || this.reconnectTimer || lost !== this.client) return;
    this.reconnectTimer = setTimeout(() => {
      this.reconnectTimer = undefined;
      this.connect().then(this.onReconnect, () => {});
    }, RECONNECT_MS).unref();
  }
}
