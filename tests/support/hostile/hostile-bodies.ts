import { gzipSync } from 'node:zlib';
import { DOCUMENT, upTo, type Size } from './hostile-call.js';

/** The content sent in place of one JSON operation. */
export interface HostileBody {
  readonly body: string | Buffer<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = (variables: string): string => `{"query":${JSON.stringify(DOCUMENT.filter)},"variables":${variables}}`;

/** Bodies that are no operation or only resemble one; they exist over HTTP only. */
export const HOSTILE_BODIES: Readonly<Record<string, (size: Size) => HostileBody>> = {
  'a text without its end': ({ bytes }) => ({ body: `{"query":"${upTo(bytes)}` }),
  'escapes without an end': ({ bytes }) => ({ body: `{"query":"${upTo(bytes, '\\\\')}` }),
  'lists that never close': ({ bytes }) => ({ body: upTo(bytes, '[') }),
  'objects that never close': ({ bytes }) => ({ body: upTo(bytes, '{"a":') }),
  'a mistake at the end': ({ bytes }) => ({ body: `{"query":"{ viewer { id } }","x":"${upTo(bytes)}",}` }),
  'a batch': ({ bytes }) => ({ body: `[${upTo(bytes, '{"query":"{viewer{id}}"},').slice(0, -1)}]` }),
  'one number': ({ bytes }) => ({ body: call(`{"f":{"priceMinCents":${upTo(bytes, '9')}}}`) }),
  'one fraction': ({ bytes }) => ({ body: call(`{"f":{"sizeMinM2":0.${upTo(bytes, '1')}}}`) }),
  'a list for the query': ({ bytes }) => ({ body: `{"query":[${upTo(bytes, '1,')}1]}` }),
  'an object for the name': () => ({ body: '{"query":"{ viewer { id } }","operationName":{}}' }),
  'a list for the variables': ({ bytes }) => ({
    body: `{"query":"{ viewer { id } }","variables":[${upTo(bytes, '{},')}{}]}`,
  }),
  'one key again and again': ({ bytes }) => ({ body: `{${upTo(bytes, '"query":"{ viewer { id } }",').slice(0, -1)}}` }),
  'white space': ({ bytes }) => ({ body: upTo(bytes, ' ') }),
  nothing: () => ({ body: '' }),
  'a form': ({ bytes }) => ({
    body: `query=${upTo(bytes)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  parts: ({ bytes }) => ({
    body: upTo(bytes, '--x\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
  'two bytes a letter': ({ bytes }) => ({
    body: Buffer.from(call(`{"f":{${upTo(bytes / 2, '"a":1,')}"b":1}}`), 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16le' },
  }),
  'letters of no alphabet': ({ bytes }) => ({
    body: upTo(bytes),
    headers: { 'content-type': 'application/json; charset=klingon' },
  }),
  'zipped to a thousandth': ({ bytes }) => ({
    body: gzipSync(`{"query":"${upTo(bytes * 100)}"}`),
    headers: { 'content-encoding': 'gzip' },
  }),
  'zipped, though it is not': ({ bytes }) => ({ body: upTo(bytes), headers: { 'content-encoding': 'gzip' } }),
};
