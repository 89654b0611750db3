import { redactText } from '../../core/redaction/redact-text.js';
import { Locale } from '../../core/values/locale.js';
import { zoneOfPostalCode } from '../../core/values/time-zone.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import { TermType } from '../bookings/booking-types.js';
import { DisputeEventType } from '../bookings/disputes/dispute.events.js';
import { taxOf } from '../bookings/quote/booking-terms.js';
import { changesText } from '../spaces/approval/changes-text.rules.js';
import { calendarParams, offerParams } from './days-context.js';
import { loadBillingContext } from './billing-context.js';
import { loadReviewParams } from './review-context.js';
import { loadClaimParams } from './claim-context.js';
import { loadStayContext } from './stay-context.js';
import { loadTicketParams } from './ticket-context.js';
import { loadSavedSearch } from './saved-search-context.js';
import { loadRecipients } from './recipients.js';
/** Loads what an event is about; null when it no longer exists. */
export async function loadNotificationContext(tx, event) {
    const { bookingId, spaceId, hostId, verificationId, userId, listId, savedSearchId, pauseId, payoutId, ticketId } = event.payload;
    if ('waitingPlaceId' in event.payload)
        return offerContext(tx, event);
    if (typeof savedSearchId === 'string')
        return savedSearchContext(tx, event.payload);
    if (typeof bookingId === 'string') {
        const context = await bookingContext(tx, bookingId);
        if (!context)
            return null;
        const stay = typeof event.payload.cycleId === 'string'
            ? await loadBillingContext(tx, event)
            : await loadStayContext(tx, event, context);
        if (stay === null)
            return null;
        const params = {
            ...context.params,
            ...(await loadReviewParams(tx, event)),
            ...moneyParams(event),
            ...disputeParams(event),
            ...(await loadClaimParams(tx, event)),
        };
        return { ...context, stay, params };
    }
    if (typeof payoutId === 'string')
        return userContext(tx, String(userId), moneyParams(event));
    if (typeof ticketId === 'string')
        return ticketContext(tx, event);
    if (typeof pauseId === 'string')
        return pauseContext(tx, event.payload);
    if (typeof verificationId === 'string')
        return verificationContext(tx, event.payload);
    if (typeof spaceId !== 'string')
        return null;
    if (typeof hostId === 'string')
        return withParams(await spaceContext(tx, spaceId, { host: hostId }), calendarParams(event));
    return typeof userId === 'string' ? favoriteContext(tx, spaceId, userId, listId) : null;
}
async function bookingContext(tx, bookingId) {
    const row = await tx.db
        .selectFrom('Booking as b')
        .innerJoin('Space as s', 's.id', 'b.spaceId')
        .select([
        'b.id',
        'b.reference',
        'b.spaceId',
        'b.renterId',
        'b.hostId',
        'b.startsOn',
        'b.endsOn',
        'b.termType',
        'b.termsSnapshot',
        'b.charges',
    ])
        .select(['b.totalCents', 'b.hostNetCents', 'b.message', 'b.status', 'b.respondBy', 's.title', 's.postalCode'])
        .where('b.id', '=', bookingId)
        .executeTakeFirst();
    if (!row)
        return null;
    const recipients = await loadRecipients(tx, [row.hostId, row.renterId]);
    const host = recipients.get(row.hostId) ?? null;
    const renter = recipients.get(row.renterId) ?? null;
    const title = row.title ?? '';
    const isRolling = row.termType === TermType.ROLLING;
    const deadline = row.respondBy === null ? {} : { deadline: row.respondBy.toISOString(), timeZone: zoneOfPostalCode(row.postalCode) };
    return {
        host,
        renter,
        user: null,
        spaceId: row.spaceId,
        spaceTitle: title,
        booking: {
            id: row.id,
            status: row.status,
            reference: row.reference,
            spaceId: row.spaceId,
            renterId: row.renterId,
            from: row.startsOn,
            to: row.endsOn,
            isRolling,
            isHostTrader: row.termsSnapshot.isHostTrader,
            firstChargeCents: row.charges[0]?.totalCents ?? 0,
            taxName: taxOf(row.termsSnapshot).name,
            totalCents: row.totalCents,
            hostNetCents: row.hostNetCents,
            message: redactText(row.message, statusMeans(row.status, 'isAgreed'), host?.locale ?? Locale.ES),
        },
        params: {
            space: title,
            renter: renter?.displayName ?? '',
            from: row.startsOn,
            ...(isRolling ? {} : { to: row.endsOn }),
            ...deadline,
        },
    };
}
/** Context of an event about a space, for its host or for another user. */
async function spaceContext(tx, spaceId, { host, user }) {
    const space = await findSpaceTitle(tx, spaceId);
    if (!space)
        return null;
    const recipients = await loadRecipients(tx, [host, user].filter((id) => id !== undefined));
    const title = space.title ?? '';
    const toHost = (host && recipients.get(host)) || null;
    const asked = toHost ? changesText(space.changesAsked ?? '', space.changeNotes, toHost.locale) : '';
    return {
        host: toHost,
        renter: null,
        user: (user && recipients.get(user)) || null,
        spaceId,
        spaceTitle: title,
        booking: null,
        params: { space: title, ...(asked === '' ? {} : { statement: asked }) },
    };
}
function findSpaceTitle(tx, spaceId) {
    return tx.db
        .selectFrom('Space')
        .select(['title', 'changesAsked', 'changeNotes'])
        .where('id', '=', spaceId)
        .executeTakeFirst();
}
const withParams = (context, params) => context && { ...context, params: { ...context.params, ...params } };
async function offerContext(tx, event) {
    const params = await offerParams(tx, event);
    const { spaceId, userId } = event.payload;
    return params && withParams(await spaceContext(tx, String(spaceId), { user: String(userId) }), params);
}
/** The notification links to the favorite's list when that list has a name. */
async function favoriteContext(tx, spaceId, userId, listId) {
    const context = await spaceContext(tx, spaceId, { user: userId });
    return context && typeof listId === 'string'
        ? { ...context, params: { ...context.params, address: `/favorites?list=${listId}` } }
        : context;
}
async function verificationContext(tx, { userId, spaceId, kind, reason }) {
    const recipients = await loadRecipients(tx, [String(userId)]);
    const space = typeof spaceId === 'string' ? await findSpaceTitle(tx, spaceId) : undefined;
    const title = space?.title ?? '';
    const params = {
        subject: String(kind),
        ...(title ? { space: title } : {}),
        ...(typeof reason === 'string' ? { reason } : {}),
    };
    return {
        host: null,
        renter: null,
        user: recipients.get(String(userId)) ?? null,
        spaceId: typeof spaceId === 'string' ? spaceId : '',
        spaceTitle: title,
        booking: null,
        params,
    };
}
function pauseContext(tx, { userId, until }) {
    const params = { deadline: String(until), timeZone: 'Europe/Madrid', address: '/contact' };
    return userContext(tx, String(userId), params);
}
/** Context of a ticket's event; null for whoever has no account. */
async function ticketContext(tx, event) {
    const { userId } = event.payload;
    const params = typeof userId === 'string' ? await loadTicketParams(tx, event) : null;
    return params && userContext(tx, String(userId), params);
}
/** Context of an event that is about a user alone. */
async function userContext(tx, userId, params) {
    const user = (await loadRecipients(tx, [userId])).get(userId) ?? null;
    return { host: null, renter: null, user, spaceId: '', spaceTitle: '', booking: null, params };
}
/** The amount of an event about one refund or pay-out, and where it goes. */
function moneyParams({ payload: { amountCents, last4 } }) {
    return {
        ...(typeof amountCents === 'number' ? { amountCents } : {}),
        ...(typeof last4 === 'string' && last4 !== '' ? { last4 } : {}),
    };
}
/** How the bank decided about a disputed charge. */
function disputeParams({ type, payload: { status } }) {
    return type === DisputeEventType.DECIDED ? { reason: String(status) } : {};
}
async function savedSearchContext(tx, payload) {
    const search = await loadSavedSearch(tx, payload);
    const [first] = search?.spaces ?? [];
    if (!search || !first)
        return null;
    const recipients = await loadRecipients(tx, [payload.userId]);
    const params = {
        search: search.name,
        address: search.address,
        count: payload.count,
        ...(payload.count === 1 ? { space: first.title } : {}),
    };
    return {
        host: null,
        renter: null,
        user: recipients.get(payload.userId) ?? null,
        spaceId: '',
        spaceTitle: '',
        booking: null,
        search,
        params,
    };
}
//# sourceMappingURL=notification-context.js.map