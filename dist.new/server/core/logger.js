import { pino, stdSerializers } from 'pino';
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
/** Where PostgreSQL quotes the refused row with all its columns; up to the stack, or the end. */
const REFUSED_ROW = / - detail: [\s\S]*?(?=\n\s+at |$)/g;
const ROW_KEYS = new Set(['detail', 'where']);
/** Causes within causes; what is deeper is left out, also because it may lead round in a circle. */
const MAX_DEPTH = 6;
/** A failure's text without the row that PostgreSQL refused. */
export function withoutRefusedRow(text) {
    return text.replace(REFUSED_ROW, '');
}
/** An error without the people in it. */
function errorForLog(error) {
    return withoutRows(error, 0);
}
function withoutRows(value, depth) {
    if (typeof value === 'string')
        return withoutRefusedRow(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth > MAX_DEPTH)
        return undefined;
    if (Array.isArray(value))
        return value.map((item) => withoutRows(item, depth + 1));
    const plain = value instanceof Error ? stdSerializers.err(value) : value;
    return Object.fromEntries(Object.entries(plain).flatMap(([key, inner]) => (ROW_KEYS.has(key) ? [] : [[key, withoutRows(inner, depth + 1)]])));
}
/** JSON lines, on standard output by default. Values of GraphQL variables are never logged; the redaction is the second net. */
export function createLogger({ level, to }) {
    const options = {
        level,
        base: undefined,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
        serializers: { err: errorForLog, error: errorForLog },
        redact: { paths: HIDDEN, censor: '[hidden]' },
    };
    return to ? pino(options, to) : pino(options);
}
//# sourceMappingURL=logger.js.map