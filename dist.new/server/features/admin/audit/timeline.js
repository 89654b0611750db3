import { sql } from 'kysely';
import { decodeCursor, encodeCursor, pageOfWindow, windowOf } from '../../../core/graphql/connection.js';
import { newestFirst } from '../../../core/graphql/newest-first.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { parseGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { firstBrokenAudit } from '../../../core/writes/audit.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { hasPart } from '../search-text.js';
import { countFound } from '../count-found.js';
const MAX_SHOWN = 50;
const ORDER = 'audit-log';
const ZONE = 'Europe/Madrid';
/** Things that have a room of their own, by how the log calls them. */
const ROOMS = {
    user: 'Person',
    space: 'Space',
    booking: 'Booking',
    payment: 'StaffPayment',
};
/** The acts about one thing, newest first, at most 50. Older entries spell the type in lower case. */
export function listActs(ctx, objectType, objectId) {
    return listActsAbout(ctx, [objectType], [objectId]);
}
/** The acts about any of several things of these types. */
export async function listActsAbout(ctx, objectTypes, objectIds) {
    const rows = await selectActs(ctx)
        .where('a.objectType', 'in', bothSpellings(objectTypes))
        .where('a.objectId', 'in', objectIds)
        .limit(MAX_SHOWN)
        .execute();
    return rows.map(recordOf);
}
/** The log by a filter, newest first: two statements, however many acts there are. */
export async function listAudit(ctx, filter, page) {
    const window = windowOf(page, MAX_SHOWN);
    const from = window.cursor === null ? null : numberOf(window.cursor);
    const rows = await selectActs(ctx, newestFirst(window))
        .where(isIn(filter))
        .$if(from !== null, (query) => query.where('a.id', window.isBackward ? '>' : '<', from ?? 0))
        .limit(window.size + 1)
        .execute();
    const found = ctx.db.selectFrom('AuditEntry as a').leftJoin('User as u', 'u.id', 'a.actorId');
    const totalCount = await countFound(ctx, found.where(isIn(filter)));
    return {
        ...pageOfWindow(rows, window, (row) => ({
            cursor: encodeCursor(ORDER, [Number(row.id)]),
            node: recordOf(row),
        })),
        totalCount,
    };
}
/** One act by its number. */
export async function findAct(ctx, number) {
    const row = await selectActs(ctx).where('a.id', '=', number).executeTakeFirst();
    return row ? recordOf(row) : null;
}
/** Checks the whole chain. */
export async function checkChain(ctx) {
    const { count } = await ctx.db
        .selectFrom('AuditEntry')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
    const broken = await firstBrokenAudit(ctx);
    return { count: Number(count), brokenAt: broken === null ? null : Number(broken) };
}
function isIn({ query, action, object, from, to }) {
    const text = query?.trim() ?? '';
    const kind = action?.trim() ?? '';
    return (eb) => eb.and([
        ...(text === '' ? [] : [isBy(eb, text)]),
        ...(kind === ''
            ? []
            : [kind.includes('.') ? eb('a.action', '=', kind) : eb('a.action', 'like', `${escaped(kind)}.%`)]),
        ...(object ? [isAbout(eb, object.trim())] : []),
        ...(from ? [eb('a.at', '>=', startOfDayInstant(from, ZONE))] : []),
        ...(to ? [eb('a.at', '<', startOfDayInstant(to, ZONE))] : []),
    ]);
}
function isBy(eb, text) {
    if (!text.includes('@'))
        return hasPart('u.fullName', text);
    const email = text.toLowerCase();
    return eb.and([eb('u.email', '>=', email), eb('u.email', '<', `${email}\u{ffff}`)]);
}
/** An id of the API names a kind of thing and its uuid; anything else is about nothing. */
function isAbout(eb, id) {
    const parsed = parseGlobalId(id);
    const name = Object.keys(ROOMS).find((type) => ROOMS[type] === parsed?.type);
    if (!parsed || name === undefined)
        return sql `false`;
    const types = bothSpellings([name.charAt(0).toUpperCase() + name.slice(1)]);
    return eb.and([eb('a.objectType', 'in', types), eb('a.objectId', '=', parsed.uuid)]);
}
const escaped = (text) => text.replace(/[\\%_]/g, String.raw `\$&`);
const bothSpellings = (types) => [...types, ...types.map((type) => type.toLowerCase())];
function numberOf(cursor) {
    const [number] = decodeCursor(ORDER, cursor, 1);
    if (!Number.isSafeInteger(number))
        throw new DomainError(ErrorCode.CURSOR_INVALID);
    return Number(number);
}
function selectActs({ db }, direction = 'desc') {
    return db
        .selectFrom('AuditEntry as a')
        .leftJoin('User as u', 'u.id', 'a.actorId')
        .select(['a.id', 'a.action', 'a.reason', 'a.at', 'a.objectType', 'a.objectId', 'u.fullName'])
        .select([sql `a.before::text`.as('before'), sql `a.after::text`.as('after')])
        .orderBy('a.id', direction);
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
function recordOf({ id, fullName, objectId, ...row }) {
    const room = UUID.test(objectId) ? ROOMS[row.objectType.toLowerCase()] : undefined;
    return {
        ...row,
        number: Number(id),
        actorName: fullName,
        objectId: room ? toGlobalId(room, objectId) : null,
    };
}
//# sourceMappingURL=timeline.js.map