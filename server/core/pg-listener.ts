import pg from 'pg';
import { outsideTransaction } from './transaction.js';

const RECONNECT_MS = 200;
const CONNECT_MS = 5_000;

/** A connection of its own that listens on channels and comes back when it is cut. */
export class PgListener {
  private client: pg.Client | undefined;
  private return: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly channels: readonly string[],
    private readonly onMessage: (channel: string, payload: string) => void,
    private readonly onReconnect: () => void = () => {},
    /** Done first on every connection, also after a cut. */
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
    clearTimeout(this.return);
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
    client.on('end', () => this.comeBack(client));
    client.on('notification', (message) => this.onMessage(message.channel, message.payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      await this.onConnect(client);
    } catch (error) {
      void client.end().catch(() => {});
      this.comeBack(client);
      throw error;
    }
  }

  /** A failed attempt tells twice, by its error and by its end: one return is planned, or the attempts would double each time. */
  private comeBack(lost: pg.Client): void {
    if (this.stopped || this.return || lost !== this.client) return;
    this.return = setTimeout(() => {
      this.return = undefined;
      this.connect().then(this.onReconnect, () => {});
    }, RECONNECT_MS).unref();
  }
}
