import pg from 'pg';
import { outsideTransaction } from '../writes/transaction.js';
const RECONNECT_MS = 200;
const CONNECT_MS = 5_000;
/** A connection of its own that listens on channels and reconnects when it is lost. */
export class PgListener {
    url;
    channels;
    onMessage;
    onReconnect;
    onConnect;
    client;
    reconnectTimer;
    stopped = false;
    constructor(url, channels, onMessage, onReconnect = () => { }, 
    /** Runs first on every connection, also after a reconnect. */
    onConnect = async () => { }) {
        this.url = url;
        this.channels = channels;
        this.onMessage = onMessage;
        this.onReconnect = onReconnect;
        this.onConnect = onConnect;
    }
    async start() {
        await outsideTransaction(() => this.connect()).catch(async (error) => {
            await this.stop();
            throw error;
        });
    }
    async stop() {
        this.stopped = true;
        clearTimeout(this.reconnectTimer);
        await this.client?.end().catch(() => { });
    }
    async connect() {
        const client = new pg.Client({
            connectionString: this.url,
            keepAlive: true,
            connectionTimeoutMillis: CONNECT_MS,
            application_name: 'hueco-listener',
        });
        this.client = client;
        client.on('error', () => { });
        client.on('end', () => this.reconnect(client));
        client.on('notification', (message) => this.onMessage(message.channel, message.payload ?? ''));
        try {
            await client.connect();
            // Named query 1.
            for (const channel of this.channels)
                await client.query(`listen ${client.escapeIdentifier(channel)}`);
            await this.onConnect(client);
        }
        catch (error) {
            void client.end().catch(() => { });
            this.reconnect(client);
            throw error;
        }
    }
    /** A failed attempt is reported twice, by its error and by its end: only one reconnect is scheduled, or they would double each time. */
    reconnect(lost) {
        if (this.stopped || this.reconnectTimer || lost !== this.client)
            return;
        this.reconnectTimer = setTimeout(() => {
            this.reconnectTimer = undefined;
            this.connect().then(this.onReconnect, () => { });
        }, RECONNECT_MS).unref();
    }
}
//# sourceMappingURL=pg-listener.js.map