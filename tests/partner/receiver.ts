import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** An event with a valid signature. */
export interface ReceivedEvent {
  readonly webhookId: string;
  readonly type: string;
  readonly sequence: number;
  readonly data: Readonly<Record<string, string>>;
}

/** A partner's server with the redirect address and the webhook of the guide. */
export class Receiver {
  private readonly received: { headers: IncomingHttpHeaders; body: string }[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        if (req.method === 'POST')
          receiver.received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
        res
          .setHeader('content-type', 'text/html')
          .end('<!doctype html><title>Alba</title><link rel="icon" href="data:,">back');
      });
    });
    const receiver = new Receiver(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return receiver;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** The received events in order; throws when a signature is wrong. */
  events(secret: string): ReceivedEvent[] {
    const webhook = new Webhook(secret);
    return this.received.map(({ headers, body }) => ({
      ...(webhook.verify(body, headers as Record<string, string>) as Omit<ReceivedEvent, 'webhookId'>),
      webhookId: String(headers['webhook-id']),
    }));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
