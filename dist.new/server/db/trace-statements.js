import { traced } from '../core/tracing.js';
const VERB = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?(\w+)/i;
/** Measures each statement as a part of the work that it belongs to. Without its text: values may stand in that. */
export function traceStatements(pool) {
    pool.on('connect', (connection) => {
        const send = connection.query.bind(connection);
        Object.assign(connection, {
            query: (...args) => {
                const [text] = args;
                if (typeof text !== 'string')
                    return send(...args);
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
export function summaryOf(text) {
    const verb = VERB.exec(text)?.[1] ?? 'SQL';
    return { operation: verb.toUpperCase(), table: TABLE.exec(text)?.[1] };
}
//# sourceMappingURL=trace-statements.js.map