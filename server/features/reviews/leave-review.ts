import type { SignedInContext } from '../../core/context.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { Locale } from '../../core/values/locale.js';
import { queueMail } from '../../core/mail/mailer.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanText } from '../../core/values/text.js';
import type { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { publishRound } from './close-round.js';
import { contentProblems, detectLanguage, findFlags, type ReviewContent } from './review-content.rules.js';
import type { LeaveReviewInput } from './review.inputs.js';
import { inviteSides } from './review-invitations.js';
import { findReview, getReview } from './review.loaders.js';
import { attachReviewPhotos } from './photos/attach-review-photos.js';
import { lockReviews, openRound, requireOpenWindow } from './review-rounds.js';
import { ALL_CATEGORIES, ReviewDirection, ReviewStatus, type ReviewFlag, type Scores } from './review.enums.js';
import type { ReviewRow } from './review.types.js';
import type { ReviewWindow } from './review-window.rules.js';

/** Stores one side's review, replacing an unpublished one; once both sides have written, both are published. */
export async function leaveReview(ctx: SignedInContext, input: LeaveReviewInput): Promise<ReviewRow> {
  const booking = await bookingLoader(ctx).load(fromGlobalId('Booking', input.bookingId));
  if (!booking) throw new DomainError(ErrorCode.NOT_FOUND);
  const direction = directionOf(ctx, booking);
  const content = toContent(input);
  refuseProblems(contentProblems(content, direction));
  return inTransaction(ctx, async (tx) => {
    await lockReviews(tx, booking.id);
    const window = await requireOpenWindow(tx, booking.id);
    if (await openRound(tx, booking.id, window)) await inviteSides(tx, booking, window, tx.viewer.id);
    const round = await getRoundState(tx, booking.id, window, direction);
    if (!round.acceptsReview) return requireUnchanged(tx, round.ownId, content);
    const id = await upsertReview(tx, { booking, direction, window, content });
    if (input.photoIds) await attachReviewPhotos(tx, { id, bookingId: booking.id }, input.photoIds);
    if (round.hasOther) await publishRound(tx, booking.id, window.round);
    return getReview(tx, id);
  });
}

function directionOf({ viewer }: SignedInContext, { renterId, hostId }: Booking): ReviewDirection {
  if (viewer.id === renterId) return ReviewDirection.OF_SPACE;
  if (viewer.id === hostId) return ReviewDirection.OF_RENTER;
  throw new DomainError(ErrorCode.REVIEW_NOT_ELIGIBLE);
}

function toContent({ overall, text, privateNote, ...rest }: LeaveReviewInput): ReviewContent {
  const scores: Scores = Object.fromEntries(ALL_CATEGORIES.map((category) => [category, rest[category] ?? null]));
  return { overall, scores, text: cleanText(text), privateNote: cleanText(privateNote ?? '') };
}

interface RoundState {
  /** False once the round is closed, or staff have hidden the author's review. */
  readonly acceptsReview: boolean;
  readonly ownId: string | null;
  readonly hasOther: boolean;
}

async function getRoundState(
  tx: SignedInContext,
  bookingId: string,
  { round }: ReviewWindow,
  direction: ReviewDirection,
): Promise<RoundState> {
  const row = await tx.db
    .selectFrom('ReviewRound as o')
    .leftJoin('Review as own', (join) =>
      join
        .onRef('own.bookingId', '=', 'o.bookingId')
        .onRef('own.round', '=', 'o.kind')
        .on('own.direction', '=', direction),
    )
    .select(['o.closedAt', 'own.id', 'own.status'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('Review as r')
            .select('r.id')
            .whereRef('r.bookingId', '=', 'o.bookingId')
            .whereRef('r.round', '=', 'o.kind')
            .where('r.direction', '<>', direction),
        )
        .as('hasOther'),
    )
    .where('o.bookingId', '=', bookingId)
    .where('o.kind', '=', round)
    .executeTakeFirstOrThrow();
  return {
    acceptsReview: row.closedAt === null && row.status !== ReviewStatus.HIDDEN,
    ownId: row.id,
    hasOther: Boolean(row.hasOther),
  };
}

/* A client that lost the first answer may send the same review again after its publication. */
async function requireUnchanged(tx: SignedInContext, ownId: string | null, content: ReviewContent): Promise<ReviewRow> {
  const own = ownId && (await findReview(tx, ownId));
  if (!own) throw new DomainError(ErrorCode.REVIEW_WINDOW_CLOSED);
  const isSame =
    own.text === content.text &&
    own.privateNote === content.privateNote &&
    own.overall === content.overall &&
    ALL_CATEGORIES.every((name) => own[name] === content.scores[name]);
  if (!isSame) throw new DomainError(ErrorCode.REVIEW_EXISTS);
  return own;
}

interface NewReview {
  readonly booking: Booking;
  readonly direction: ReviewDirection;
  readonly window: ReviewWindow;
  readonly content: ReviewContent;
}

async function upsertReview(tx: SignedInContext, { booking, direction, window, content }: NewReview): Promise<string> {
  const flags = findFlags(content.text, content.privateNote);
  const written = {
    ...content.scores,
    overall: content.overall,
    text: content.text,
    privateNote: content.privateNote,
    language: detectLanguage(content.text, tx.locale),
    status: flags.length > 0 ? ReviewStatus.HELD : ReviewStatus.SUBMITTED,
    flags,
    submittedAt: tx.clock.now(),
  };
  const subjectId = direction === ReviewDirection.OF_SPACE ? booking.hostId : booking.renterId;
  const { id } = await tx.db
    .insertInto('Review')
    .values({
      bookingId: booking.id,
      round: window.round,
      direction,
      authorId: tx.viewer.id,
      subjectId,
      spaceId: booking.spaceId,
      ...NO_SCORES,
      ...written,
    })
    .onConflict((conflict) => conflict.constraint('reviews_once').doUpdateSet(written))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (flags.length > 0) await notifyStaff(tx, id, content, flags);
  return id;
}

const NO_SCORES = {
  accuracy: null,
  access: null,
  condition: null,
  security: null,
  communication: null,
  value: null,
  care: null,
  rules: null,
  payment: null,
};

async function notifyStaff(
  tx: SignedInContext,
  id: string,
  { text, privateNote }: ReviewContent,
  flags: readonly ReviewFlag[],
): Promise<void> {
  const params = { text, note: privateNote, flags: flags.join(', ') };
  await queueMail(tx, {
    id: `review-held-${id}-${tx.clock.now().getTime()}`,
    to: tx.config.supportEmail,
    locale: Locale.ES,
    template: 'reviews.held',
    params,
  });
}
