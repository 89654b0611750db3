import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** What the code may do with the log. */
export type Log = Logger;

const HIDDEN = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'secret',
  'cvc',
  'number',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Where PostgreSQL quotes the refused row with all its columns: up to the stack, or the end. */
const REFUSED_ROW = / - detail: [\s\S]*?(?=\n\s+at |$)/g;
const ROW_KEYS: ReadonlySet<string> = new Set(['detail', 'where']);

/** Maximum depth of nested causes, which may be circular. */
const MAX_DEPTH = 6;

/** An error message without the row that PostgreSQL refused. */
export function withoutRefusedRow(text: string): string {
  return text.replace(REFUSED_ROW, '');
}

/** An error without personal data. */
function errorForLog(error: unknown): unknown {
  return withoutRows(error, 0);
}

function withoutRows(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutRefusedRow(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutRows(item, depth + 1));
  const plain = value instanceof Error ? stdSerializers.err(value) : value;
  return Object.fromEntries(
    Object.entries(plain).flatMap(([key, inner]) => (ROW_KEYS.has(key) ? [] : [[key, withoutRows(inner, depth + 1)]])),
  );
}

/** Writes JSON lines, to standard output by default. GraphQL variables are never logged; the redaction is a second safeguard. */
export function createLogger({ level, to }: { readonly level: string; readonly to?: DestinationStream }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorForLog, error: errorForLog },
    redact: { paths: HIDDEN, censor: '[hidden]' },
  };
  return to ? pino(options, to) : pino(options);
}
