import pg from 'pg';
import { outsideTransaction } from '../writes/transaction.js';

const RECONNECT_MS = 200;
const CONNECT_MS = 5_000;

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
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'hueco-listener',
    });
    this.client = client;
    client.on('error', () => {});
    client.on('end', () => this.reconnect(client));
    client.on('notification', (message) => this.onMessage(message.channel, message.payload ?? ''));
    try {
      await client.connect();
      // Named query 1.
      for (const channel of this.channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      await this.onConnect(client);
    } catch (error) {
      void client.end().catch(() => {});
      this.reconnect(client);
      throw error;
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
