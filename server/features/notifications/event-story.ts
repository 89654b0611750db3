import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events.js';
import { asOthersRead } from '../../core/hidden-words.js';
import { Locale } from '../../core/locale.js';
import { zoneOfPostalCode } from '../../core/time-zone.js';
import { firstNameOf, publicNameOf } from '../accounts/person-name.js';
import { AGREED_STATUSES } from '../bookings/booking.policy.js';
import type { BookingStatus } from '../bookings/booking-types.js';
import type { SavedSearchMatched } from '../saved-searches/saved-search.events.js';
import type { NotificationParams } from './notification-types.js';
import { readReviewStory } from './review-story.js';
import { readStayStory, type StayStory } from './stay-story.js';
import { readSavedSearch, type SavedSearchFacts } from './saved-search-facts.js';
import type { PreferenceFacts, StoredPreferences } from './preferences/preferences.rules.js';

/** Somebody who may be told. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly displayName: string;
  readonly locale: Locale;
  /** What she wants to hear of. */
  readonly preferences: PreferenceFacts;
}

/** What of a booking e-mails tell. */
export interface BookingFacts {
  readonly id: string;
  readonly reference: string;
  readonly spaceId: string;
  readonly renterId: string;
  readonly from: string;
  readonly to: string;
  /** It goes on month by month: `to` is only how far it is held, and the sums are those of one month. */
  readonly isRolling: boolean;
  readonly firstChargeCents: number;
  readonly totalCents: number;
  readonly hostNetCents: number;
  readonly message: string;
}

/** An event with the facts behind its ids. */
export interface Story {
  readonly host: Person | null;
  readonly renter: Person | null;
  /** Whom it is about, when it is about one person only. */
  readonly user: Person | null;
  readonly spaceId: string;
  readonly spaceTitle: string;
  readonly booking: BookingFacts | null;
  /** A saved search and what newly fits it, when it is about that. */
  readonly search?: SavedSearchFacts;
  readonly params: NotificationParams;
  /** What each side of a booking is told beside that. */
  readonly stay?: StayStory;
}

interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly display_name: string | null;
  readonly locale: Locale;
  readonly notification_preferences: StoredPreferences;
  readonly has_consented: boolean;
}

interface BookingRow {
  readonly id: string;
  readonly reference: string;
  readonly space_id: string;
  readonly renter_id: string;
  readonly host_id: string;
  readonly from: string;
  readonly to: string;
  readonly is_rolling: boolean;
  readonly first_charge_cents: number;
  readonly total_cents: number;
  readonly host_net_cents: number;
  readonly message: string;
  readonly status: BookingStatus;
  readonly respond_by: string | null;
  readonly title: string;
  readonly postal_code: string | null;
}

/** What an event is about; null when it is gone. */
export async function readStory(tx: ServiceContext, event: StoredEvent): Promise<Story | null> {
  const { bookingId, spaceId, hostId, verificationId, userId, listId, savedSearchId, pauseId } = event.payload;
  if (typeof savedSearchId === 'string') return savedSearchStory(tx, event.payload as SavedSearchMatched['payload']);
  if (typeof bookingId === 'string') {
    const story = await bookingStory(tx, bookingId);
    return story && { ...story, stay: await readStayStory(tx, event), params: { ...story.params, ...(await readReviewStory(tx, event)) } };
  }
  if (typeof pauseId === 'string') return pauseStory(tx, event.payload);
  if (typeof verificationId === 'string') return verificationStory(tx, event.payload);
  if (typeof spaceId !== 'string') return null;
  if (typeof hostId === 'string') return spaceStory(tx, spaceId, { host: hostId });
  return typeof userId === 'string' ? favoriteStory(tx, spaceId, userId, listId) : null;
}

async function bookingStory(tx: ServiceContext, bookingId: string): Promise<Story | null> {
  const [row] = await tx.em.execute<BookingRow[]>(
    `select b.id, b.reference, b.space_id, b.renter_id, b.host_id, b.starts_on::text as from, b.ends_on::text as to, b.term_type = 'rolling' as is_rolling, b.total_cents, b.host_net_cents,
            (b.charges -> 0 ->> 'totalCents')::int as first_charge_cents, b.message, b.status, b.respond_by, coalesce(s.title, '') as title, s.postal_code
     from bookings b join spaces s on s.id = b.space_id where b.id = ?`,
    [bookingId],
  );
  if (!row) return null;
  const people = await readPeople(tx, [row.host_id, row.renter_id]);
  const renter = people.get(row.renter_id) ?? null;
  const deadline = row.respond_by === null ? {} : { deadline: new Date(row.respond_by).toISOString(), timeZone: zoneOfPostalCode(row.postal_code) };
  return {
    host: people.get(row.host_id) ?? null,
    renter,
    user: null,
    spaceId: row.space_id,
    spaceTitle: row.title,
    booking: {
      id: row.id,
      reference: row.reference,
      spaceId: row.space_id,
      renterId: row.renter_id,
      from: row.from,
      to: row.to,
      isRolling: row.is_rolling,
      firstChargeCents: row.first_charge_cents,
      totalCents: row.total_cents,
      hostNetCents: row.host_net_cents,
      message: asOthersRead(row.message, AGREED_STATUSES.includes(row.status), people.get(row.host_id)?.locale ?? Locale.ES),
    },
    params: { space: row.title, renter: renter?.displayName ?? '', from: row.from, ...(row.is_rolling ? {} : { to: row.to }), ...deadline },
  };
}

/** Of a space, told to its host or to somebody else. */
async function spaceStory(tx: ServiceContext, spaceId: string, { host, user }: { readonly host?: string; readonly user?: string }): Promise<Story | null> {
  const [row] = await tx.em.execute<{ title: string | null }[]>('select title from spaces where id = ?', [spaceId]);
  if (!row) return null;
  const people = await readPeople(tx, [host, user].filter((id) => id !== undefined));
  const title = row.title ?? '';
  return { host: (host && people.get(host)) || null, renter: null, user: (user && people.get(user)) || null, spaceId, spaceTitle: title, booking: null, params: { space: title } };
}

/* Kept in a list with a name, it is found there. */
async function favoriteStory(tx: ServiceContext, spaceId: string, userId: string, listId: unknown): Promise<Story | null> {
  const story = await spaceStory(tx, spaceId, { user: userId });
  return story && typeof listId === 'string' ? { ...story, params: { ...story.params, address: `/favorites?list=${listId}` } } : story;
}

async function verificationStory(tx: ServiceContext, { userId, spaceId, kind, reason }: StoredEvent['payload']): Promise<Story> {
  const people = await readPeople(tx, [String(userId)]);
  const [space] = typeof spaceId === 'string' ? await tx.em.execute<{ title: string | null }[]>('select title from spaces where id = ?', [spaceId]) : [];
  const title = space?.title ?? '';
  const params = { subject: String(kind), ...(title ? { space: title } : {}), ...(typeof reason === 'string' ? { reason } : {}) };
  return { host: null, renter: null, user: people.get(String(userId)) ?? null, spaceId: '', spaceTitle: title, booking: null, params };
}

async function pauseStory(tx: ServiceContext, { userId, until }: StoredEvent['payload']): Promise<Story> {
  const people = await readPeople(tx, [String(userId)]);
  const params = { deadline: String(until), timeZone: 'Europe/Madrid', address: '/contact' };
  return { host: null, renter: null, user: people.get(String(userId)) ?? null, spaceId: '', spaceTitle: '', booking: null, params };
}

async function savedSearchStory(tx: ServiceContext, payload: SavedSearchMatched['payload']): Promise<Story | null> {
  const search = await readSavedSearch(tx, payload);
  const [first] = search?.spaces ?? [];
  if (!search || !first) return null;
  const people = await readPeople(tx, [payload.userId]);
  const params = { search: search.name, address: search.address, count: payload.count, ...(payload.count === 1 ? { space: first.title } : {}) };
  return { host: null, renter: null, user: people.get(payload.userId) ?? null, spaceId: '', spaceTitle: '', booking: null, search, params };
}

/** People who may be told, by uuid; nobody whose account is no more. */
export async function readPeople(tx: ServiceContext, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await tx.em.execute<PersonRow[]>(
    `select id, email, full_name, display_name, locale, notification_preferences, marketing_consent_at is not null as has_consented
     from users where id = any(?::uuid[]) and erased_at is null`,
    [`{${ids.join(',')}}`],
  );
  return new Map(rows.map((row) => [row.id, personOf(row)]));
}

function personOf(row: PersonRow): Person {
  const { id, email, locale, full_name: fullName } = row;
  return {
    id,
    email,
    locale,
    firstName: firstNameOf(fullName),
    displayName: publicNameOf({ displayName: row.display_name, fullName }),
    preferences: { stored: row.notification_preferences, hasMarketingConsent: row.has_consented },
  };
}
