import { connect, type Socket } from 'node:net';
import type { GraphqlClient } from '../../support/graphql-client.js';

const BOUNDARY = 'slow';

/** An upload over a bare socket, sent as slowly as a test wants. */
export class SlowUpload {
  /** The server's response so far. */
  answer = '';
  isClosed = false;
  private readonly socket: Socket;

  constructor(
    client: GraphqlClient,
    path: string,
    private readonly bytes: Buffer,
    url = client.url,
  ) {
    const { 'content-type': _, ...headers } = client.headers();
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.on('data', (chunk: Buffer) => {
      this.answer += chunk.toString('latin1');
    });
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    this.socket.on('error', () => {});
    const length = this.head().length + bytes.length + this.tail().length;
    const lines = Object.entries({
      ...headers,
      host: 'localhost',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(length),
    });
    this.socket.write(
      `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${this.head()}`,
    );
  }

  /** Sends a part of the file; waits until the system has taken it, or the connection is closed. */
  send(from: number, to: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.isClosed) return resolve();
      // The callback is also called, with an error, when the connection closes.
      this.socket.write(this.bytes.subarray(from, to), () => resolve());
    });
  }

  /** Sends the end of the form. */
  finish(): void {
    this.socket.write(this.tail());
  }

  /** Aborts the connection. */
  vanish(): void {
    this.socket.resetAndDestroy();
  }

  get status(): number | null {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(this.answer)?.[1];
    return status === undefined ? null : Number(status);
  }

  get code(): string | null {
    return /"code":"(\w+)"/.exec(this.answer)?.[1] ?? null;
  }

  private head(): string {
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="foto.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  }

  private tail(): string {
    return `\r\n--${BOUNDARY}--\r\n`;
  }
}
