import type { Pool } from 'pg';
import { traced } from '../core/tracing.js';

const VERB = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?(\w+)/i;

/** Records each statement as a child span, without its text, which may contain values. */
export function traceStatements(pool: Pool): void {
  pool.on('connect', (connection) => {
    const send = connection.query.bind(connection) as (...args: unknown[]) => unknown;
    Object.assign(connection, {
      query: (...args: unknown[]): unknown => {
        const [text] = args;
        if (typeof text !== 'string') return send(...args);
        const { operation, table } = summaryOf(text);
        const attributes = {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(table ? { 'db.collection.name': table } : {}),
        };
        const name = table ? `${operation} ${table}` : operation;
        return traced(name, { kind: 'client', attributes, isDetail: true }, () => send(...args));
      },
    });
  });
}

/** `SELECT bookings` of a statement. */
export function summaryOf(text: string): { operation: string; table: string | undefined } {
  const verb = VERB.exec(text)?.[1] ?? 'SQL';
  return { operation: verb.toUpperCase(), table: TABLE.exec(text)?.[1] };
}
