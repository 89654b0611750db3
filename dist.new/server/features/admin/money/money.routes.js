import { requireAct, signedIn } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { csvEuros, sendCsv } from '../../../core/files/send-csv.js';
import { onReplica } from '../../../core/replica-reads.js';
import { isLocalDate } from '../../../core/values/date-range.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { listMovements } from './money-movements.js';
import { MovementKind, MovementState } from './money-movement.types.js';
const HEAD = ['ordered_at', 'kind', 'booking', 'in_eur', 'out_eur', 'state', 'provider_ref', 'failure'];
const PAGE = 50;
/** 20,000 rows: more than anybody reads, less than would hold up the others. */
const PAGES = 400;
/** `GET /files/staff/money.csv`: the list of money by the filter of its page, without names. Each download is recorded. */
export function mountMoneyFile(app, { makeContext }) {
    app.get('/files/staff/money.csv', async (req, res) => {
        res.setHeader('Cache-Control', 'private, no-store');
        const ctx = await makeContext(req, res);
        requireAct(ctx, 'SEE_MONEY');
        const filter = filterOf(req);
        const rows = await onReplica(signedIn(ctx), (reading) => rowsOf(reading, filter));
        await recordDownload(signedIn(ctx), filter, rows.length);
        sendCsv(res, 'money.csv', [HEAD, ...rows]);
    });
}
async function rowsOf(ctx, filter) {
    const rows = [];
    for (let after = null, page = 0; page < PAGES; page++) {
        const { edges, pageInfo } = await listMovements(ctx, filter, { first: PAGE, after });
        for (const { node } of edges) {
            const isIn = node.kind === MovementKind.PAYMENT;
            const amount = csvEuros(node.amountCents);
            rows.push([
                node.orderedAt.toISOString(),
                node.kind,
                node.bookingReference,
                isIn ? amount : null,
                isIn ? null : amount,
                node.state,
                node.providerRef,
                node.failureCode,
            ]);
        }
        if (!pageInfo.hasNextPage)
            break;
        after = pageInfo.endCursor;
    }
    return rows;
}
function recordDownload(ctx, filter, rows) {
    return inTransaction(ctx, (tx) => recordAudit(tx, {
        actorId: tx.viewer.id,
        action: 'money.downloaded',
        objectType: 'Money',
        objectId: 'csv',
        after: { ...filter, rows },
        ip: tx.client.ip,
    }));
}
/** The filter as the page has it in its own address. */
function filterOf({ query }) {
    const textOf = (name) => (typeof query[name] === 'string' && query[name] ? query[name] : null);
    return {
        query: textOf('q'),
        kind: oneOf(Object.values(MovementKind), textOf('kind')),
        state: oneOf(Object.values(MovementState), textOf('state')),
        from: dayOf(textOf('from')),
        to: dayOf(textOf('to')),
    };
}
function oneOf(values, text) {
    if (text === null)
        return null;
    const found = values.find((value) => value === text.toLowerCase());
    if (found === undefined)
        throw new DomainError(ErrorCode.BAD_REQUEST);
    return found;
}
function dayOf(text) {
    if (text !== null && !isLocalDate(text))
        throw new DomainError(ErrorCode.BAD_REQUEST);
    return text;
}
//# sourceMappingURL=money.routes.js.map