import { loadConstants } from '../../core/constants/load-constants.js';
import type { ServiceContext } from '../../core/context.js';
import type { LocalDate } from '../../core/values/date-range.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { redactText } from '../../core/redaction/redact-text.js';
import { Locale } from '../../core/values/locale.js';
import { MAINLAND_ZONE, zoneOfPostalCode } from '../../core/values/time-zone.js';
import { hasAgreedPair } from '../bookings/agreed-pair.js';
import { TermType, type BookingStatus } from '../bookings/booking.enums.js';
import { taxOf } from '../bookings/quote/booking-terms.js';
import { allInMonthCents } from '../spaces/pricing/space.pricing.js';
import type { TaxName } from '../spaces/pricing/tax.enums.js';
import { changesText } from '../spaces/approval/changes-text.rules.js';
import type { Space } from '../spaces/space.entity.js';
import type { SavedSearchMatched } from '../saved-searches/saved-search.events.js';
import { VerificationEventType } from '../verification/verification.events.js';
import { calendarParams, offerParams } from './days-context.js';
import { askedChangeOf } from './change-context.js';
import { hostDataParams, isHostDataEvent } from './host-data-context.js';
import { disputeParams, moneyParams } from './money-context.js';
import { loadBillingContext } from './billing-context.js';
import type { NotificationParams } from './notification-entry.types.js';
import { loadReviewParams } from './review-context.js';
import { loadAbandonmentParams, loadClaimParams } from './claim-context.js';
import { loadStayContext } from './stay-context.js';
import type { StayContext } from './stay-context.types.js';
import { loadTicketParams } from './ticket-context.js';
import { loadSavedSearch, type SavedSearchSummary } from './saved-search-context.js';
import { loadRecipients, type Recipient } from './recipients.js';
import { loadVerificationParams } from './verification-context.js';

/** The part of a booking that e-mails show. */
export interface BookingSummary {
  readonly id: string;
  readonly status: BookingStatus;
  readonly reference: string;
  readonly spaceId: string;
  readonly renterId: string;
  readonly from: LocalDate;
  /** For a rolling booking only the end of the held days. */
  readonly to: LocalDate;
  /** A rolling booking's amounts are those of one month. */
  readonly isRolling: boolean;
  readonly isHostTrader: boolean;
  readonly withdrawalDays: number;
  readonly firstChargeCents: number;
  /** The tax of the place, included in the amounts. */
  readonly taxName: TaxName;
  readonly totalCents: number;
  readonly hostNetCents: number;
  readonly message: string;
}

/** The records behind an event's ids. */
export interface NotificationContext {
  readonly host: Recipient | null;
  readonly renter: Recipient | null;
  /** The user of an event without a booking. */
  readonly user: Recipient | null;
  readonly spaceId: string;
  readonly spaceTitle: string;
  readonly booking: BookingSummary | null;
  /** Set when a saved search has new matches. */
  readonly search?: SavedSearchSummary;
  /** The change request that is asked to be answered. */
  readonly changeId?: string;
  readonly params: NotificationParams;
  /** Parameters that only one side of a booking gets. */
  readonly stay?: StayContext;
}

/** Loads the records of an event; null when its subject no longer exists. */
export async function loadNotificationContext(
  tx: ServiceContext,
  event: StoredEvent,
): Promise<NotificationContext | null> {
  const { bookingId, spaceId, hostId, verificationId, userId, listId, savedSearchId, pauseId, payoutId, ticketId } =
    event.payload;
  if ('waitingPlaceId' in event.payload) return offerContext(tx, event);
  if (typeof savedSearchId === 'string') return savedSearchContext(tx, event.payload as SavedSearchMatched['payload']);
  if (typeof bookingId === 'string') {
    const context = await bookingContext(tx, bookingId);
    if (!context) return null;
    const stay =
      typeof event.payload.cycleId === 'string'
        ? await loadBillingContext(tx, event)
        : await loadStayContext(tx, event, context);
    if (stay === null) return null;
    const params = {
      ...context.params,
      ...(await loadReviewParams(tx, event)),
      ...moneyParams(event),
      ...disputeParams(event),
      ...(await loadClaimParams(tx, event)),
      ...(await loadAbandonmentParams(tx, event)),
    };
    return { ...context, ...askedChangeOf(event), stay, params };
  }
  if (isHostDataEvent(event)) return userContext(tx, String(userId), hostDataParams(event));
  if (typeof payoutId === 'string')
    return userContext(tx, String(userId), { ...moneyParams(event), ...hostDataParams(event) });
  if (typeof ticketId === 'string') return ticketContext(tx, event);
  if (typeof pauseId === 'string') return pauseContext(tx, event.payload);
  if (typeof verificationId === 'string') return verificationContext(tx, event);
  if (typeof spaceId !== 'string') return null;
  if (typeof hostId === 'string')
    return withParams(await spaceContext(tx, spaceId, { host: hostId }), calendarParams(event));
  return typeof userId === 'string' ? favoriteContext(tx, spaceId, userId, listId) : null;
}

async function bookingContext(tx: ServiceContext, bookingId: string): Promise<NotificationContext | null> {
  const row = await tx.db
    .selectFrom('Booking as b')
    .innerJoin('Space as s', 's.id', 'b.spaceId')
    .select([
      'b.id',
      'b.reference',
      'b.spaceId',
      'b.renterId',
      'b.hostId',
      'b.from',
      'b.to',
      'b.termType',
      'b.termsSnapshot',
      'b.charges',
    ])
    .select(['b.totalCents', 'b.hostNetCents', 'b.message', 'b.status', 'b.respondBy', 's.title', 's.postalCode'])
    .select((eb) => hasAgreedPair(eb).as('hasAgreed'))
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
  if (!row) return null;
  const recipients = await loadRecipients(tx, [row.hostId, row.renterId]);
  const host = recipients.get(row.hostId) ?? null;
  const renter = recipients.get(row.renterId) ?? null;
  const title = row.title ?? '';
  const isRolling = row.termType === TermType.ROLLING;
  const deadline =
    row.respondBy === null ? {} : { deadline: row.respondBy.toISOString(), timeZone: zoneOfPostalCode(row.postalCode) };
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
      from: row.from,
      to: row.to,
      isRolling,
      isHostTrader: row.termsSnapshot.isHostTrader,
      withdrawalDays: row.termsSnapshot.constants.WITHDRAWAL_DAYS,
      firstChargeCents: row.charges[0]?.totalCents ?? 0,
      taxName: taxOf(row.termsSnapshot).name,
      totalCents: row.totalCents,
      hostNetCents: row.hostNetCents,
      message: redactText(row.message, Boolean(row.hasAgreed), host?.locale ?? Locale.ES),
    },
    params: {
      space: title,
      renter: renter?.displayName ?? '',
      from: row.from,
      ...(isRolling ? {} : { to: row.to }),
      ...deadline,
    },
  };
}

/** Context of an event about a space, for its host or for another user. */
async function spaceContext(
  tx: ServiceContext,
  spaceId: string,
  { host, user }: { readonly host?: string; readonly user?: string },
): Promise<NotificationContext | null> {
  const space = await findSpaceTitle(tx, spaceId);
  if (!space) return null;
  const recipients = await loadRecipients(
    tx,
    [host, user].filter((id) => id !== undefined),
  );
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

function findSpaceTitle(
  tx: ServiceContext,
  spaceId: string,
): Promise<Pick<Space, 'title' | 'changesAsked' | 'changeNotes'> | undefined> {
  return tx.db
    .selectFrom('Space')
    .select(['title', 'changesAsked', 'changeNotes'])
    .where('id', '=', spaceId)
    .executeTakeFirst();
}

const withParams = (context: NotificationContext | null, params: NotificationParams): NotificationContext | null =>
  context && { ...context, params: { ...context.params, ...params } };

async function offerContext(tx: ServiceContext, event: StoredEvent): Promise<NotificationContext | null> {
  const params = await offerParams(tx, event);
  const { spaceId, userId } = event.payload;
  return params && withParams(await spaceContext(tx, String(spaceId), { user: String(userId) }), params);
}

/** The price is the current one; the notification links to the favorite's list when that list has a name. */
async function favoriteContext(
  tx: ServiceContext,
  spaceId: string,
  userId: string,
  listId: unknown,
): Promise<NotificationContext | null> {
  const context = await spaceContext(tx, spaceId, { user: userId });
  return withParams(context, {
    ...(await priceParams(tx, spaceId)),
    ...(typeof listId === 'string' ? { address: `/favorites?list=${listId}` } : {}),
  });
}

async function priceParams(tx: ServiceContext, spaceId: string): Promise<NotificationParams> {
  const space = await tx.db.selectFrom('Space').select('priceMonthCents').where('id', '=', spaceId).executeTakeFirst();
  const cents = space?.priceMonthCents ?? null;
  return cents === null ? {} : { amountCents: allInMonthCents(cents, await loadConstants(tx)) };
}

/** Null for a call that was cancelled before anybody was notified of it. */
async function verificationContext(tx: ServiceContext, event: StoredEvent): Promise<NotificationContext | null> {
  const { userId, spaceId } = event.payload;
  const space = typeof spaceId === 'string' ? await findSpaceTitle(tx, spaceId) : undefined;
  const title = space?.title ?? '';
  const params = await loadVerificationParams(tx, event, title);
  if (event.type === VerificationEventType.CALL_BOOKED && !params.deadline) return null;
  const context = await userContext(tx, String(userId), params);
  return { ...context, spaceId: typeof spaceId === 'string' ? spaceId : '', spaceTitle: title };
}

function pauseContext(tx: ServiceContext, { userId, until }: StoredEvent['payload']): Promise<NotificationContext> {
  const params = { deadline: String(until), timeZone: MAINLAND_ZONE, address: '/contact' };
  return userContext(tx, String(userId), params);
}

/** Context of a ticket's event; null for a person without an account. */
async function ticketContext(tx: ServiceContext, event: StoredEvent): Promise<NotificationContext | null> {
  const { userId } = event.payload;
  const params = typeof userId === 'string' ? await loadTicketParams(tx, event) : null;
  return params && userContext(tx, String(userId), params);
}

/** Context of an event about a user only. */
async function userContext(
  tx: ServiceContext,
  userId: string,
  params: NotificationParams,
): Promise<NotificationContext> {
  const user = (await loadRecipients(tx, [userId])).get(userId) ?? null;
  return { host: null, renter: null, user, spaceId: '', spaceTitle: '', booking: null, params };
}

async function savedSearchContext(
  tx: ServiceContext,
  payload: SavedSearchMatched['payload'],
): Promise<NotificationContext | null> {
  const search = await loadSavedSearch(tx, payload);
  const [first] = search?.spaces ?? [];
  if (!search || !first) return null;
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
