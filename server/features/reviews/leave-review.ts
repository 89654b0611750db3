import type { SignedInContext } from '../../core/context.js';
import { fromGlobalId, toGlobalId } from '../../core/global-id.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors.js';
import { Locale } from '../../core/locale.js';
import { queueMail } from '../../core/mailer.js';
import { inTransaction } from '../../core/transaction.js';
import type { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { publishRound } from './publish-round.js';
import { contentProblems, flagsOf, languageOf, tidyText, type ReviewContent } from './review-content.rules.js';
import type { LeaveReviewInput } from './review.inputs.js';
import { readReview } from './review.loaders.js';
import { lockReviewsOf, openRound, readStays } from './review-rounds.js';
import { ALL_CATEGORIES, ReviewDirection, ReviewStatus, type ReviewFlag, type Scores } from './review-types.js';
import type { ReviewRow } from './review.types.js';
import { isOpen, windowOf, type ReviewWindow } from './review-window.rules.js';

/** Keeps what one side says of the other; with the other side's words there, both are published. Said again before, it replaces what was said. */
export async function leaveReview(ctx: SignedInContext, input: LeaveReviewInput): Promise<ReviewRow> {
  const booking = await bookingLoader(ctx).load(fromGlobalId('Booking', input.bookingId));
  if (!booking) throw new DomainError(ErrorCode.NOT_FOUND);
  const direction = directionOf(ctx, booking);
  const content = contentOf(input);
  refuseProblems(contentProblems(content, direction));
  return inTransaction(ctx, async (tx) => {
    await lockReviewsOf(tx, booking.id);
    const window = await openWindow(tx, booking.id);
    await openRound(tx, booking.id, window);
    const standing = await standingOf(tx, booking.id, window, direction);
    if (standing.isClosed) return sameAgain(tx, standing.ownId, content);
    const id = await store(tx, { booking, direction, window, content });
    if (standing.hasOther) await publishRound(tx, booking.id, window.round);
    return existing(tx, id);
  });
}

function directionOf({ viewer }: SignedInContext, { renterId, hostId }: Booking): ReviewDirection {
  if (viewer.id === renterId) return ReviewDirection.OF_SPACE;
  if (viewer.id === hostId) return ReviewDirection.OF_RENTER;
  throw new DomainError(ErrorCode.REVIEW_NOT_ELIGIBLE);
}

function contentOf({ overall, text, privateNote, ...rest }: LeaveReviewInput): ReviewContent {
  const scores: Scores = Object.fromEntries(ALL_CATEGORIES.map((category) => [category, rest[category] ?? null]));
  return { overall, scores, text: tidyText(text), privateNote: tidyText(privateNote ?? '') };
}

/** The time to write, as the booking stands now; throws when it is not. */
async function openWindow(tx: SignedInContext, bookingId: string): Promise<ReviewWindow> {
  const [stay] = await readStays(tx, [bookingId]);
  const window = stay ? windowOf(stay, stay.windowDays) : null;
  const now = tx.clock.now();
  if (!window) throw new DomainError(ErrorCode.REVIEW_NOT_ELIGIBLE);
  if (isOpen(window, now)) return window;
  if (now < window.opensAt) throw new DomainError(ErrorCode.REVIEW_NOT_ELIGIBLE, { opensAt: window.opensAt.toISOString() });
  throw new DomainError(ErrorCode.REVIEW_WINDOW_CLOSED);
}

interface Standing {
  /** Published, or taken away by the staff: what was said stands as it is. */
  readonly isClosed: boolean;
  readonly ownId: string | null;
  readonly hasOther: boolean;
}

async function standingOf(tx: SignedInContext, bookingId: string, { round }: ReviewWindow, direction: ReviewDirection): Promise<Standing> {
  const [row] = await tx.em.execute<{ is_closed: boolean; own_id: string | null; has_other: boolean }[]>(
    `select o.closed_at is not null or own.status is not distinct from 'hidden' as is_closed, own.id as own_id,
       exists (select from reviews r where r.booking_id = o.booking_id and r.round = o.kind and r.direction <> ?) as has_other
     from review_rounds o left join reviews own on own.booking_id = o.booking_id and own.round = o.kind and own.direction = ?
     where o.booking_id = ? and o.kind = ?`,
    [direction, direction, bookingId, round],
  );
  return { isClosed: row?.is_closed ?? true, ownId: row?.own_id ?? null, hasOther: row?.has_other ?? false };
}

/* An answer may get lost on the way: the same words sent once more are not refused for being published. */
async function sameAgain(tx: SignedInContext, ownId: string | null, content: ReviewContent): Promise<ReviewRow> {
  const own = ownId && (await readReview(tx, ownId));
  if (!own) throw new DomainError(ErrorCode.REVIEW_WINDOW_CLOSED);
  const isSame = own.text === content.text && own.privateNote === content.privateNote && own.overall === content.overall && ALL_CATEGORIES.every((name) => (own[name] ?? null) === content.scores[name]);
  if (!isSame) throw new DomainError(ErrorCode.REVIEW_EXISTS);
  return own;
}

interface NewReview {
  readonly booking: Booking;
  readonly direction: ReviewDirection;
  readonly window: ReviewWindow;
  readonly content: ReviewContent;
}

async function store(tx: SignedInContext, { booking, direction, window, content }: NewReview): Promise<string> {
  const flags = flagsOf(content.text, content.privateNote);
  const said = ['overall', ...ALL_CATEGORIES, 'text', 'private_note', 'language', 'status', 'flags', 'submitted_at'];
  const [row] = await tx.em.execute<{ id: string }[]>(
    `insert into reviews (booking_id, round, direction, author_id, subject_id, space_id, ${said.join(', ')})
     values (?, ?, ?, ?, ?, ?, ${said.map((name) => (name === 'flags' ? '?::text[]' : '?')).join(', ')})
     on conflict on constraint reviews_once do update set ${said.map((name) => `${name} = excluded.${name}`).join(', ')} returning id`,
    [
      booking.id, window.round, direction, tx.viewer.id, direction === ReviewDirection.OF_SPACE ? booking.hostId : booking.renterId, booking.spaceId,
      content.overall, ...ALL_CATEGORIES.map((name) => content.scores[name] ?? null), content.text, content.privateNote, languageOf(content.text, tx.locale),
      flags.length > 0 ? ReviewStatus.HELD : ReviewStatus.SUBMITTED, `{${flags.join(',')}}`, tx.clock.now(),
    ],
  );
  if (!row) throw new Error('the review was not kept');
  if (flags.length > 0) await tellStaff(tx, row.id, content, flags);
  return row.id;
}

/* Whoever decides finds it by its id; the other side and the public read nothing of it meanwhile. */
async function tellStaff(tx: SignedInContext, id: string, { text, privateNote }: ReviewContent, flags: readonly ReviewFlag[]): Promise<void> {
  const params = { reviewId: toGlobalId('Review', id), text, note: privateNote, flags: flags.join(', ') };
  await queueMail(tx, { id: `review-held-${id}-${tx.clock.now().getTime()}`, to: tx.config.supportEmail, locale: Locale.ES, template: 'reviews.held', params });
}

async function existing(tx: SignedInContext, id: string): Promise<ReviewRow> {
  const review = await readReview(tx, id);
  if (!review) throw new Error(`there is no review ${id}`);
  return review;
}
