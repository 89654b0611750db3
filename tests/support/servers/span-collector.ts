import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span in OTLP's format. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

const SPANS_PATH = '/v1/traces';

/** A collector that stores the spans it receives. */
export class SpanCollector {
  private readonly bodies: string[] = [];
  readonly headers: IncomingHttpHeaders[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SpanCollector> {
    const server = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        if (req.url === SPANS_PATH) collector.bodies.push(Buffer.concat(chunks).toString());
        collector.headers.push(req.headers);
        res.setHeader('content-type', 'application/json').end('{}');
      });
    });
    const collector = new SpanCollector(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** All received data, unchanged. */
  get text(): string {
    return this.bodies.join('\n');
  }

  spans(): SentSpan[] {
    return this.bodies.flatMap((body) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  }

  named(name: string | RegExp): SentSpan[] {
    return this.spans().filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
  }

  stop(): void {
    this.server.close();
  }
}

export const attributeOf = (span: SentSpan | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];
