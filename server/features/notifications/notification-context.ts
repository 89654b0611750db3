import type { ServiceContext } from '../../core/context.js';
import type { LocalDate } from '../../core/date-range.js';
import type { StoredEvent } from '../../core/event-types.js';
import { asOthersRead } from '../../core/hidden-words.js';
import { Locale } from '../../core/locale.js';
import { zoneOfPostalCode } from '../../core/time-zone.js';
import { firstNameOf, publicNameOf } from '../accounts/person-name.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import { TermType } from '../bookings/booking-types.js';
import type { Space } from '../spaces/space.entity.js';
import type { SavedSearchMatched } from '../saved-searches/saved-search.events.js';
import type { NotificationParams } from './notification-entry.types.js';
import { loadReviewParams } from './review-context.js';
import { loadStayContext, type StayContext } from './stay-context.js';
import { loadSavedSearch, type SavedSearchSummary } from './saved-search-context.js';
import type { PreferenceSettings, StoredPreferences } from './preferences/preferences.rules.js';

/** A user whom a notification may go to. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly displayName: string;
  readonly locale: Locale;
  readonly preferences: PreferenceSettings;
}

/** The part of a booking that e-mails show. */
export interface BookingSummary {
  readonly id: string;
  readonly reference: string;
  readonly spaceId: string;
  readonly renterId: string;
  readonly from: LocalDate;
  /** For a rolling booking only how far the dates are held. */
  readonly to: LocalDate;
  /** A rolling booking's sums are those of one month. */
  readonly isRolling: boolean;
  readonly isHostTrader: boolean;
  readonly firstChargeCents: number;
  readonly totalCents: number;
  readonly hostNetCents: number;
  readonly message: string;
}

/** The records behind an event's ids. */
export interface NotificationContext {
  readonly host: Recipient | null;
  readonly renter: Recipient | null;
  /** The user an event without a booking is about. */
  readonly user: Recipient | null;
  readonly spaceId: string;
  readonly spaceTitle: string;
  readonly booking: BookingSummary | null;
  /** Set when a saved search has new matches. */
  readonly search?: SavedSearchSummary;
  readonly params: NotificationParams;
  /** Parameters that only one side of a booking gets. */
  readonly stay?: StayContext;
}

/** Loads what an event is about; null when it no longer exists. */
export async function loadNotificationContext(
  tx: ServiceContext,
  event: StoredEvent,
): Promise<NotificationContext | null> {
  const { bookingId, spaceId, hostId, verificationId, userId, listId, savedSearchId, pauseId } = event.payload;
  if (typeof savedSearchId === 'string') return savedSearchContext(tx, event.payload as SavedSearchMatched['payload']);
  if (typeof bookingId === 'string') {
    const context = await bookingContext(tx, bookingId);
    return (
      context && {
        ...context,
        stay: await loadStayContext(tx, event),
        params: { ...context.params, ...(await loadReviewParams(tx, event)) },
      }
    );
  }
  if (typeof pauseId === 'string') return pauseContext(tx, event.payload);
  if (typeof verificationId === 'string') return verificationContext(tx, event.payload);
  if (typeof spaceId !== 'string') return null;
  if (typeof hostId === 'string') return spaceContext(tx, spaceId, { host: hostId });
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
      'b.startsOn',
      'b.endsOn',
      'b.termType',
      'b.termsSnapshot',
      'b.charges',
    ])
    .select(['b.totalCents', 'b.hostNetCents', 'b.message', 'b.status', 'b.respondBy', 's.title', 's.postalCode'])
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
      reference: row.reference,
      spaceId: row.spaceId,
      renterId: row.renterId,
      from: row.startsOn,
      to: row.endsOn,
      isRolling,
      isHostTrader: row.termsSnapshot.isHostTrader,
      firstChargeCents: row.charges[0]?.totalCents ?? 0,
      totalCents: row.totalCents,
      hostNetCents: row.hostNetCents,
      message: asOthersRead(row.message, statusMeans(row.status, 'isAgreed'), host?.locale ?? Locale.ES),
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
  return {
    host: (host && recipients.get(host)) || null,
    renter: null,
    user: (user && recipients.get(user)) || null,
    spaceId,
    spaceTitle: title,
    booking: null,
    params: { space: title, ...(space.changesAsked === null ? {} : { statement: space.changesAsked }) },
  };
}

function findSpaceTitle(
  tx: ServiceContext,
  spaceId: string,
): Promise<Pick<Space, 'title' | 'changesAsked'> | undefined> {
  return tx.db.selectFrom('Space').select(['title', 'changesAsked']).where('id', '=', spaceId).executeTakeFirst();
}

/** The notification links to the favorite's list when that list has a name. */
async function favoriteContext(
  tx: ServiceContext,
  spaceId: string,
  userId: string,
  listId: unknown,
): Promise<NotificationContext | null> {
  const context = await spaceContext(tx, spaceId, { user: userId });
  return context && typeof listId === 'string'
    ? { ...context, params: { ...context.params, address: `/favorites?list=${listId}` } }
    : context;
}

async function verificationContext(
  tx: ServiceContext,
  { userId, spaceId, kind, reason }: StoredEvent['payload'],
): Promise<NotificationContext> {
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
    spaceId: '',
    spaceTitle: title,
    booking: null,
    params,
  };
}

async function pauseContext(
  tx: ServiceContext,
  { userId, until }: StoredEvent['payload'],
): Promise<NotificationContext> {
  const recipients = await loadRecipients(tx, [String(userId)]);
  const params = { deadline: String(until), timeZone: 'Europe/Madrid', address: '/contact' };
  return {
    host: null,
    renter: null,
    user: recipients.get(String(userId)) ?? null,
    spaceId: '',
    spaceTitle: '',
    booking: null,
    params,
  };
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

/** Recipients by user id; erased accounts are left out. */
export async function loadRecipients(tx: ServiceContext, userIds: readonly string[]): Promise<Map<string, Recipient>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('User')
    .select(['id', 'email', 'fullName', 'displayName', 'locale', 'notificationPreferences', 'marketingConsentAt'])
    .where('id', 'in', userIds)
    .where('erasedAt', 'is', null)
    .execute();
  return new Map(
    rows.map(
      ({
        id,
        email,
        locale,
        fullName,
        displayName,
        notificationPreferences,
        marketingConsentAt,
      }): [string, Recipient] => [
        id,
        {
          id,
          email,
          locale,
          firstName: firstNameOf(fullName),
          displayName: publicNameOf({ displayName, fullName }),
          preferences: {
            stored: notificationPreferences as StoredPreferences,
            hasMarketingConsent: marketingConsentAt !== null,
          },
        },
      ],
    ),
  );
}
