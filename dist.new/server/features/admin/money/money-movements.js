import { sql } from 'kysely';
import { pageOfWindow, windowOf } from '../../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { isNamed, NOTHING, readSearchText } from '../search-text.js';
import { MovementKind, MovementState, } from './money-movement.types.js';
import { movementStateOf, PAYMENT_STATES, paymentMovementState, PAYOUT_STATES, REFUND_STATES, } from './movement-states.rules.js';
import { COUNT_CAP } from '../../search/search-query.js';
import { upToCap } from '../count-found.js';
const ORDER = 'money-movements';
const ZONE = 'Europe/Madrid';
function matches(query, column) {
    const search = readSearchText(query);
    const { kind, text } = search;
    return (eb) => {
        if (kind === 'booking')
            return eb('b.reference', 'like', `${text}%`);
        if (kind === 'provider')
            return sql `${sql.ref(column)} = ${text}`;
        return kind === 'postalCode' ? NOTHING : isNamed(search);
    };
}
function isIn({ query, from, to }, providerRef) {
    const text = query?.trim() ?? '';
    return (eb) => eb.and([
        ...(text === '' ? [] : [matches(text, providerRef)(eb)]),
        ...(from ? [eb('m.createdAt', '>=', startOfDayInstant(from, ZONE))] : []),
        ...(to ? [eb('m.createdAt', '<', startOfDayInstant(to, ZONE))] : []),
    ]);
}
function payments({ db }, filter) {
    const { state } = filter;
    return db
        .selectFrom('Payment as m')
        .innerJoin('Booking as b', 'b.id', 'm.bookingId')
        .innerJoin('User as u', 'u.id', 'm.renterId')
        .where(isIn(filter, 'm.providerRef'))
        .$if(state != null, (query) => query
        .where('m.status', 'in', PAYMENT_STATES[state])
        .where('m.isTakenBack', '=', state === MovementState.TAKEN_BACK));
}
function refunds({ db }, filter) {
    const { state } = filter;
    return db
        .selectFrom('Refund as m')
        .innerJoin('Booking as b', 'b.id', 'm.bookingId')
        .innerJoin('User as u', 'u.id', 'b.renterId')
        .where(isIn(filter, 'm.providerRef'))
        .$if(state != null, (query) => query.where('m.status', 'in', orNone(REFUND_STATES[state])));
}
function payouts({ db }, filter) {
    const { state } = filter;
    return (db
        .selectFrom('Payout as m')
        .innerJoin('User as u', 'u.id', 'm.hostId')
        // A pay-out is of several bookings: a reference finds none.
        .leftJoin('Booking as b', (join) => join.on(sql `false`))
        .where(isIn(filter, 'm.payoutRef'))
        .$if(state != null, (query) => query.where('m.status', 'in', orNone(PAYOUT_STATES[state]))));
}
/** A list of statuses for SQL, where an empty one is an error. */
const orNone = (statuses) => statuses.length > 0 ? statuses : ['none'];
/** Payments, refunds and pay-outs by a filter, newest first: a page of each kind and one count, however many there are. */
export async function listMovements(ctx, filter, page) {
    const window = windowOf(page, 50);
    const isLater = (a, b) => newnessOf(a) < newnessOf(b) !== window.isBackward;
    const wants = (kind) => filter.kind == null || filter.kind === kind;
    const rows = [
        ...(wants(MovementKind.PAYMENT) ? await paymentRows(ctx, filter, window) : []),
        ...(wants(MovementKind.REFUND) ? await refundRows(ctx, filter, window) : []),
        ...(wants(MovementKind.PAYOUT) ? await payoutRows(ctx, filter, window) : []),
    ].toSorted((a, b) => (isLater(a, b) ? 1 : -1));
    return {
        ...pageOfWindow(rows, window, ({ key, movement }) => ({
            cursor: cursorOf(ORDER, key),
            node: movement,
        })),
        totalCount: await countMovements(ctx, filter, wants),
    };
}
const newnessOf = ({ key: { at, id } }) => `${at} ${id}`;
async function countMovements(ctx, filter, wants) {
    const zero = sql `0`;
    const count = (found) => ctx.db.selectFrom(upToCap(found).as('found')).select((eb) => eb.fn.countAll().as('n'));
    const row = await ctx.db
        .selectNoFrom([
        (wants(MovementKind.PAYMENT) ? count(payments(ctx, filter)) : zero).as('payments'),
        (wants(MovementKind.REFUND) ? count(refunds(ctx, filter)) : zero).as('refunds'),
        (wants(MovementKind.PAYOUT) ? count(payouts(ctx, filter)) : zero).as('payouts'),
    ])
        .executeTakeFirstOrThrow();
    return Math.min(Number(row.payments ?? 0) + Number(row.refunds ?? 0) + Number(row.payouts ?? 0), COUNT_CAP + 1);
}
async function paymentRows(ctx, filter, window) {
    const rows = await payments(ctx, filter)
        .select(newestFirstKey('m'))
        .select(['m.createdAt', 'm.totalCents', 'm.creditCents', 'm.status', 'm.isTakenBack', 'm.providerRef'])
        .select(['m.failureCode', 'b.reference', 'u.fullName'])
        .where(isInWindow(ORDER, 'm', window))
        .orderBy('m.createdAt', newestFirst(window))
        .orderBy('m.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    return rows.map((row) => ({
        key: row,
        movement: {
            kind: MovementKind.PAYMENT,
            caseId: toGlobalId('StaffPayment', row.id),
            orderedAt: row.createdAt,
            amountCents: row.totalCents - row.creditCents,
            state: paymentMovementState(row),
            bookingReference: row.reference,
            personName: row.fullName,
            providerRef: row.providerRef,
            failureCode: row.failureCode,
        },
    }));
}
async function refundRows(ctx, filter, window) {
    const rows = await refunds(ctx, filter)
        .select(newestFirstKey('m'))
        .select(['m.createdAt', 'm.totalCents', 'm.creditCents', 'm.status', 'm.providerRef', 'm.paymentId'])
        .select(['m.failureCode', 'b.reference', 'u.fullName'])
        .where(isInWindow(ORDER, 'm', window))
        .orderBy('m.createdAt', newestFirst(window))
        .orderBy('m.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    return rows.map((row) => ({
        key: row,
        movement: {
            kind: MovementKind.REFUND,
            caseId: toGlobalId('StaffPayment', row.paymentId),
            orderedAt: row.createdAt,
            amountCents: row.totalCents - row.creditCents,
            state: movementStateOf(REFUND_STATES, row.status),
            bookingReference: row.reference,
            personName: row.fullName,
            providerRef: row.providerRef,
            failureCode: row.failureCode,
        },
    }));
}
async function payoutRows(ctx, filter, window) {
    const rows = await payouts(ctx, filter)
        .select(newestFirstKey('m'))
        .select(['m.createdAt', 'm.amountCents', 'm.status', 'm.payoutRef', 'm.failureCode', 'u.fullName'])
        .where(isInWindow(ORDER, 'm', window))
        .orderBy('m.createdAt', newestFirst(window))
        .orderBy('m.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    return rows.map((row) => ({
        key: row,
        movement: {
            kind: MovementKind.PAYOUT,
            caseId: toGlobalId('StaffPayout', row.id),
            orderedAt: row.createdAt,
            amountCents: row.amountCents,
            state: movementStateOf(PAYOUT_STATES, row.status),
            bookingReference: null,
            personName: row.fullName,
            providerRef: row.payoutRef,
            failureCode: row.failureCode,
        },
    }));
}
//# sourceMappingURL=money-movements.js.map