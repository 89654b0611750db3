import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { constants, gunzip as gunzipWithCallback } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { traced } from './tracing.js';

const gunzip = promisify(gunzipWithCallback);

export interface OutgoingOptions {
  readonly timeoutMs: number;
  /** Maximum size of the body, after decompression. */
  readonly maxBytes: number;
  /** For answers whose status alone counts: a body that is longer, breaks off or cannot be decompressed is no failure. */
  readonly cutsBody?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST; without it the address is fetched by GET. */
  readonly post?: string | Buffer;
  /** Only for addresses configured by the operator of this server. */
  readonly mayBePrivate?: boolean;
}

export interface OutgoingAnswer {
  readonly status: number;
  /** The media type, lower-case, without parameters. */
  readonly type: string;
  readonly etag: string | undefined;
  /** The target of a redirect. */
  readonly location: string | undefined;
  readonly body: Buffer;
}

/** Fetches an outside address, or posts to it: bounded in time and size, without following redirects, and never inside our own network. */
export async function readOutside(address: string, options: OutgoingOptions): Promise<OutgoingAnswer> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`${url.protocol} is not read from outside`);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!options.mayBePrivate && isIP(literal) !== 0 && !isPublic(literal)) throw new PrivateAddressError(url.hostname);
  const method = options.post === undefined ? 'GET' : 'POST';
  const attributes = { 'http.request.method': method, 'server.address': url.hostname };
  return traced(`${method} ${url.hostname}`, { kind: 'client', attributes, isDetail: true }, async (span) => {
    const answer = await send(url, method, options);
    span.set({ 'http.response.status_code': answer.status });
    return answer;
  });
}

function send(url: URL, method: 'GET' | 'POST', options: OutgoingOptions): Promise<OutgoingAnswer> {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const request = open(
      url,
      {
        method,
        headers: {
          'User-Agent': 'Hueco',
          ...(options.cutsBody ? {} : { 'Accept-Encoding': 'gzip' }),
          ...options.headers,
        },
        signal: AbortSignal.timeout(options.timeoutMs),
        // Connects to the address that was checked, whatever DNS returns a moment later. Connections are not reused: one to a private
        // address may be open under the same name.
        ...(options.mayBePrivate ? {} : { lookup: lookupPublic, agent: false }),
      },
      (response) => {
        isAnswered = true;
        const isZipped = response.headers['content-encoding'] === 'gzip';
        const read = options.cutsBody ? beginningOf : bodyOf;
        void read(response, options.maxBytes, isZipped).then(
          (body) =>
            resolve({
              status: response.statusCode ?? 0,
              type: (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
              etag: response.headers.etag,
              location: response.headers.location,
              body,
            }),
          (error: unknown) => {
            request.destroy();
            reject(error instanceof Error ? error : new Error(String(error)));
          },
        );
      },
    );
    // The time limit fails the request before the reading of the body, whose failure is no failure of a call with `cutsBody`.
    request.on('error', (error) => {
      if (!(options.cutsBody && isAnswered)) reject(error);
    });
    request.end(options.post);
  });
}

export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is an address of our own network`);
  }
}

async function bodyOf(response: AsyncIterable<Buffer>, maxBytes: number, isZipped: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return isZipped ? await gunzip(body, { maxOutputLength: maxBytes }) : body;
}

/** What came of the body, up to the limit. */
async function beginningOf(response: AsyncIterable<Buffer>, maxBytes: number, isZipped: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      // Leaving the loop closes the connection.
      if (size >= maxBytes) break;
    }
  } catch {
    // It broke off or took too long; the status had come before.
  }
  const body = Buffer.concat(chunks).subarray(0, maxBytes);
  if (!isZipped) return body;
  // A body that was cut has no end.
  const unzipped = gunzip(body, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
  return unzipped.catch(() => Buffer.alloc(0));
}

const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error(`${host} has no address`), '');
    if (!found.every(({ address }) => isPublic(address))) return callback(new PrivateAddressError(host), '');
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** All allocated IPv6 space; addresses outside of it may embed an IPv4 address (`::7f00:1`). */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Whether an IP address is public: not loopback, private, link-local, shared or reserved. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GIVEN_OUT));
}
