import { DAY_MS } from '../../core/values/durations.js';
import { Locale } from '../../core/values/locale.js';
import { BookingStatus } from '../../features/bookings/booking.enums.js';
import {
  CATEGORIES,
  ReviewDirection,
  ReviewRoundKind,
  ReviewStatus,
  type ReviewCategory,
} from '../../features/reviews/review.enums.js';
import { getReminderDay } from '../../features/reviews/review-window.rules.js';
import {
  AMENDS,
  HOST_PRAISE,
  HOST_WORDS,
  PRIVATE_NOTES,
  RENTER_DETAILS,
  RENTER_WORDS,
  RENTER_WORDS_EN,
  THANKS,
} from './demo-data/demo-review-texts.js';
import type { SeedRow } from './insert-rows.js';
import type { BookingPlan, DemoBooking } from './make-booking.js';
import { randomOf } from './make-past-stays.js';
import type { DemoPerson } from './make-people.js';
import type { Random } from './random.js';

const WINDOW_DAYS = 14;
const SHARE = { renter: 0.92, host: 0.6, english: 0.06, reply: 0.45, category: 0.9 } as const;
const LEAST_LENGTH = 20;

/** The stars and words about a stay, before their date is known. */
export interface Opinion {
  readonly overall: number;
  readonly scores: Readonly<Partial<Record<ReviewCategory, number>>>;
  readonly text: string;
  readonly note: string;
  readonly language: Locale;
  readonly reply: string | null;
  /** The elapsed part of the review period: 0 to 1. */
  readonly at: number;
}

/** The reviews of both sides of one stay; null where a side wrote none. */
export interface Opinions {
  readonly renter: Opinion | null;
  readonly host: Opinion | null;
}

/** The reviews of past stays, in order. No space has the same sentence twice. */
export function opinionsOf(stays: readonly BookingPlan[]): Opinions[] {
  const used = new Map<string, Set<string>>();
  return stays.map(({ listed: { space }, renter, startsIn }) => {
    const random = randomOf(space.id);
    for (let skip = 0; skip < -startsIn % 97; skip++) random.next();
    const words = used.get(space.id) ?? new Set<string>();
    used.set(space.id, words);
    return {
      renter: random.chance(SHARE.renter) ? renterOpinion(random, words) : null,
      host: random.chance(SHARE.host) ? hostOpinion(random, renter) : null,
    };
  });
}

function renterOpinion(random: Random, used: Set<string>): Opinion {
  const overall = random.weighted<2 | 3 | 4 | 5>([
    [5, 56],
    [4, 30],
    [3, 11],
    [2, 3],
  ]);
  const isEnglish = overall === 5 && random.chance(SHARE.english);
  const main = unused(random, used, isEnglish ? RENTER_WORDS_EN : RENTER_WORDS[overall]);
  const more = isEnglish
    ? []
    : [
        ...(overall >= 4 && random.chance(0.35) ? [unused(random, used, HOST_PRAISE)] : []),
        ...Array.from(
          {
            length: random.weighted([
              [0, 4],
              [1, 4],
              [2, 2],
            ]),
          },
          () => unused(random, used, RENTER_DETAILS),
        ),
      ];
  const text = [main, ...more].join(' ');
  return {
    overall,
    scores: scoresOf(random, overall, CATEGORIES[ReviewDirection.OF_SPACE]),
    text: text.length >= LEAST_LENGTH ? text : `${text} ${unused(random, used, RENTER_DETAILS)}`,
    note: random.pick(PRIVATE_NOTES),
    language: isEnglish ? Locale.EN : Locale.ES,
    reply: random.chance(SHARE.reply) ? replyTo(random, overall, main) : null,
    at: random.next(),
  };
}

function replyTo(random: Random, overall: number, main: string): string {
  const thanks = random.pick(THANKS);
  return overall === 5 ? thanks : (AMENDS.find(([about]) => about.test(main))?.[1] ?? thanks);
}

function hostOpinion(random: Random, { fullName }: DemoPerson): Opinion {
  const overall = random.weighted<3 | 4 | 5>([
    [5, 78],
    [4, 18],
    [3, 4],
  ]);
  const words = random.pick(HOST_WORDS[overall]);
  return {
    overall,
    scores: scoresOf(random, overall, CATEGORIES[ReviewDirection.OF_RENTER]),
    text: random.chance(0.3) ? `${words} Gracias, ${fullName.split(' ')[0] ?? ''}.` : words,
    note: '',
    language: Locale.ES,
    reply: null,
    at: random.next(),
  };
}

/** Around the overall stars, between one and five; not everybody rates every aspect. */
function scoresOf(
  random: Random,
  overall: number,
  categories: readonly ReviewCategory[],
): Partial<Record<ReviewCategory, number>> {
  const given = categories.filter(() => random.chance(SHARE.category));
  return Object.fromEntries(
    given.map((category) => [
      category,
      Math.min(
        5,
        Math.max(
          1,
          overall +
            random.weighted([
              [0, 7],
              [-1, 2],
              [1, 2],
            ]),
        ),
      ),
    ]),
  );
}

function unused(random: Random, used: Set<string>, sentences: readonly string[]): string {
  const free = sentences.filter((sentence) => !used.has(sentence));
  const chosen = random.pick(free.length > 0 ? free : sentences);
  used.add(chosen);
  return chosen;
}

/** The rows of one ended stay: its review period, and the reviews written in it. */
export function reviewRows(
  { booking, history }: DemoBooking,
  { renter, host }: Opinions,
  now: Date,
): { readonly round: SeedRow<'ReviewRound'>; readonly reviews: readonly SeedRow<'Review'>[] } {
  const random = randomOf(booking.id);
  const opensAt = new Date(history.find(({ toStatus: to }) => to === BookingStatus.COMPLETED)?.at ?? now);
  const closesAt = new Date(opensAt.getTime() + WINDOW_DAYS * DAY_MS);
  const until = closesAt < now ? closesAt : now;
  const writtenAt = ({ at }: Opinion): Date => new Date(opensAt.getTime() + at * (until.getTime() - opensAt.getTime()));
  const written = [renter, host].filter((one) => one !== null).map(writtenAt);
  const publishedAt =
    renter && host ? new Date(Math.max(...written.map((at) => at.getTime()))) : closesAt <= now ? closesAt : null;
  const row = (opinion: Opinion, direction: ReviewDirection): SeedRow<'Review'> => {
    const replyAt =
      publishedAt && opinion.reply ? new Date(publishedAt.getTime() + random.between(0.3, 6) * DAY_MS) : null;
    const isReplied = replyAt !== null && replyAt < now;
    const [author, subject] =
      direction === ReviewDirection.OF_SPACE ? [booking.renterId, booking.hostId] : [booking.hostId, booking.renterId];
    return {
      id: random.uuid(),
      bookingId: booking.id,
      round: ReviewRoundKind.END,
      direction,
      authorId: author,
      subjectId: subject,
      spaceId: booking.spaceId,
      overall: opinion.overall,
      ...opinion.scores,
      text: opinion.text,
      privateNote: opinion.note,
      language: opinion.language,
      status: publishedAt ? ReviewStatus.PUBLISHED : ReviewStatus.SUBMITTED,
      submittedAt: writtenAt(opinion).toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      replyText: isReplied ? opinion.reply : null,
      replyAt: isReplied ? replyAt.toISOString() : null,
    };
  };
  return {
    round: {
      bookingId: booking.id,
      kind: ReviewRoundKind.END,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      closedAt: publishedAt?.toISOString() ?? (closesAt <= now ? closesAt.toISOString() : null),
      remindedDay: getReminderDay(opensAt, now),
    },
    reviews: [
      ...(renter ? [row(renter, ReviewDirection.OF_SPACE)] : []),
      ...(host ? [row(host, ReviewDirection.OF_RENTER)] : []),
    ],
  };
}
