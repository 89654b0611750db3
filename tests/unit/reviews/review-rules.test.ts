import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { BookingStatus } from '../../../server/features/bookings/booking.enums.js';
import { summarizeRatings, type RatingTotals } from '../../../server/features/reviews/rating.rules.js';
import {
  contentProblems,
  findFlags,
  detectLanguage,
  replyProblems,
} from '../../../server/features/reviews/review-content.rules.js';
import { ReviewDirection, ReviewRoundKind } from '../../../server/features/reviews/review.enums.js';
import {
  isOpen,
  getReminderDay,
  getReviewWindow,
  type ReviewTiming,
} from '../../../server/features/reviews/review-window.rules.js';
import { bayesianMean, rankingOf } from '../../../server/features/search/ranking.js';

const DAYS = 14;
const stay = (more: Partial<ReviewTiming> = {}): ReviewTiming => ({
  status: BookingStatus.ACTIVE,
  from: '2027-01-10',
  to: '2027-06-10',
  timeZone: 'Europe/Madrid',
  activeAt: new Date('2027-01-10T10:00:00Z'),
  completedAt: null,
  ...more,
});

describe('P6 review windows', () => {
  test('open on day 30 of a running rental, in its own time zone', () => {
    expect(getReviewWindow(stay(), DAYS)).toEqual({
      round: ReviewRoundKind.STAY,
      opensAt: new Date('2027-02-08T23:00:00Z'),
      closesAt: new Date('2027-02-22T23:00:00Z'),
    });
    expect(getReviewWindow(stay({ timeZone: 'Atlantic/Canary' }), DAYS)?.opensAt).toEqual(
      new Date('2027-02-09T00:00:00Z'),
    );
  });

  test('open at the end of a completed rental', () => {
    const completedAt = new Date('2027-06-12T08:00:00Z');
    expect(getReviewWindow(stay({ status: BookingStatus.COMPLETED, completedAt }), DAYS)).toEqual({
      round: ReviewRoundKind.END,
      opensAt: completedAt,
      closesAt: new Date('2027-06-26T08:00:00Z'),
    });
  });

  test.each([
    ['one that never began', stay({ status: BookingStatus.CANCELLED, activeAt: null })],
    ['one that ends by day 30', stay({ to: '2027-02-09' })],
    ['one that was ended for a breach and is not settled', stay({ status: BookingStatus.TERMINATED })],
  ])('are null for %s', (_, booking) => {
    expect(getReviewWindow(booking, DAYS)).toBeNull();
  });

  test('include their first instant and exclude their last', () => {
    const window = getReviewWindow(stay(), DAYS);
    if (!window) throw new Error('there is one');
    expect(
      [
        window.opensAt,
        new Date(window.closesAt.getTime() - 1),
        window.closesAt,
        new Date(window.opensAt.getTime() - 1),
      ].map((at) => isOpen(window, at)),
    ).toEqual([true, true, false, false]);
  });

  test('have reminder days 3 and 10', () => {
    const opensAt = new Date('2027-03-01T12:00:00Z');
    const after = (days: number, ms = 0): number =>
      getReminderDay(opensAt, new Date(opensAt.getTime() + days * 86_400_000 + ms));
    expect([after(0), after(3, -1), after(3), after(9), after(10), after(13)]).toEqual([0, 0, 3, 3, 10, 10]);
  });
});

describe('P6 content of reviews', () => {
  const content = (more: object = {}) => ({
    overall: 4,
    scores: {},
    text: 'Limpio, seco y bien situado.',
    privateNote: '',
    ...more,
  });

  test('counts lengths in characters, not code units', () => {
    const short = '😀'.repeat(19);
    expect(
      contentProblems(content({ text: short }), ReviewDirection.OF_SPACE).map(({ path, code }) => [path, code]),
    ).toEqual([['text', 'TEXT_LENGTH']]);
    expect(contentProblems(content({ text: `${short}😀` }), ReviewDirection.OF_SPACE)).toEqual([]);
    expect(
      contentProblems(content({ text: 'x'.repeat(1000), privateNote: 'y'.repeat(500) }), ReviewDirection.OF_RENTER),
    ).toEqual([]);
  });

  test.each([
    ['Es un imbécil y no contesta nunca.', ['insult']],
    ['Te voy a buscar y te vas a enterar.', ['threat']],
    ['Si no me devuelves la fianza te dejo una mala reseña.', ['extortion']],
    ['Se llama Juan y su DNI es 12345678Z, ojo con él.', ['personal_data']],
    ['What an asshole. I know where you live.', ['insult', 'threat']],
  ])('is flagged for review by the staff: %s', (text, flags) => {
    expect(findFlags(text)).toEqual(flags);
  });

  test.each([
    'La puerta va dura y hay algo de humedad en la pared del fondo.',
    'El computador y la disputa con el seguro no tienen que ver con el trastero.',
    'Reputada empresa de mudanzas, 3 estrellas por el ruido, 12345678 pasos hasta la puerta.',
    'The door is stiff and the class of locks is not what I expected.',
    'Cobran 70 € al mes por 4 m², y el sitio es malo, caro y oscuro.',
  ])('a negative opinion is not flagged: %s', (text) => {
    expect(findFlags(text)).toEqual([]);
  });

  test('rejects a public reply with an insult', () => {
    expect(replyProblems('Eres una payasa, no vuelvas.').map(({ code }) => code)).toEqual(['TEXT_OFFENSIVE']);
    expect(replyProblems('Sentimos el ruido: ya está arreglado.')).toEqual([]);
  });

  test('detects the language by frequent words, with the author’s language as fallback', () => {
    expect(detectLanguage('The place is dry and the host was very helpful.', Locale.ES)).toBe(Locale.EN);
    expect(detectLanguage('El sitio es muy seco y la anfitriona fue un encanto.', Locale.EN)).toBe(Locale.ES);
    expect(detectLanguage('Perfecto, perfecto, perfecto.', Locale.EN)).toBe(Locale.EN);
  });
});

describe('P6 ratings', () => {
  const rowOf = (stars: readonly number[]): RatingTotals => ({
    count: stars.length,
    sum: stars.reduce((sum, given) => sum + given, 0),
    stars: [1, 2, 3, 4, 5].map((of) => stars.filter((given) => given === of).length),
    scores: {},
  });

  test('are null without reviews, round halves up and combine several totals', () => {
    expect(summarizeRatings([])).toBeNull();
    expect(summarizeRatings([rowOf([5, 4, 4, 4])])).toMatchObject({
      average: 4.3,
      count: 4,
      distribution: [0, 0, 0, 3, 1],
    });
    expect(summarizeRatings([rowOf([5]), rowOf([2, 2])])).toMatchObject({
      average: 3,
      count: 3,
      distribution: [0, 2, 0, 0, 1],
    });
    expect(summarizeRatings([{ ...rowOf([5, 4]), scores: { value: [7, 2] } }])?.scores).toMatchObject({
      value: 3.5,
      care: null,
    });
  });

  test('round the exact fraction to one decimal', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 }), (stars) => {
        const { average = 0 } = summarizeRatings([rowOf(stars)]) ?? {};
        const tenths = Math.round(average * 10);
        const sum = stars.reduce((all, given) => all + given, 0);
        // |average - sum / n| is at most half a tenth; halves are rounded up.
        expect(20 * sum - 2 * tenths * stars.length).toBeLessThan(stars.length);
        expect(2 * tenths * stars.length - 20 * sum).toBeLessThanOrEqual(stars.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('P11 reviews in the ranking', () => {
  const booking = {
    priceMonthCents: 7000,
    modelPriceCents: 7000,
    photoCount: 6,
    descriptionLength: 300,
    featureCount: 6,
    hasHeight: true,
    hasDoorSize: true,
    responseMinutes: 60,
    responseRatePercent: 95,
    daysListed: 100,
    sizeM2: 6,
    centreM: 1000,
    reviewCount: 0,
    reviewSum: 0,
    siteMean: 4.4,
  };

  test('weighs the reviews of a space with five reviews at the overall mean', () => {
    expect(bayesianMean(booking)).toBeCloseTo(4.4);
    expect(bayesianMean({ ...booking, reviewCount: 1, reviewSum: 1 })).toBeCloseTo((5 * 4.4 + 1) / 6);
    expect(bayesianMean({ ...booking, reviewCount: 95, reviewSum: 475 })).toBeGreaterThan(4.95);
    expect(bayesianMean({ ...booking, siteMean: null })).toBe(3);
  });

  const relOf = (more: Partial<typeof booking> = {}): number => rankingOf({ ...booking, ...more }).rel;

  test('weighs ratings with 10 %', () => {
    const all = (stars: number) => relOf({ siteMean: stars, reviewCount: 1000, reviewSum: stars * 1000 });
    expect(all(5) - all(1)).toBeCloseTo(10 / 100, 3);
  });

  test('ranks many good reviews above a single perfect one', () => {
    const one = relOf({ reviewCount: 1, reviewSum: 5 });
    const many = relOf({ reviewCount: 20, reviewSum: 98 });
    expect(relOf()).toBeLessThan(one);
    expect(one).toBeLessThan(many);
  });

  test('weighs distance and size with 40 %, price with 20 %, other criteria with 15 % each', () => {
    const far = { centreM: 1e9 };
    expect(relOf({ centreM: 0 }) - relOf(far)).toBeCloseTo(0.25, 3);
    expect(relOf({ centreM: 3000 }) - relOf(far)).toBeCloseTo(0.125, 3);
    expect(relOf({ sizeM2: 2 }) - relOf({ sizeM2: 20_000 })).toBeCloseTo(0.15, 3);
    expect([2, 6, 20, 40, 1].map((sizeM2) => relOf({ sizeM2 }) - relOf())).toEqual(
      [0, 0, 0, -0.075, -0.075].map((lost) => expect.closeTo(lost, 3)),
    );
    expect(relOf({ priceMonthCents: 5000 }) - relOf({ priceMonthCents: 14_000 })).toBeCloseTo(0.2, 3);
    const empty = { photoCount: 0, descriptionLength: 0, featureCount: 0, hasHeight: false, hasDoorSize: false };
    expect(relOf() - relOf(empty)).toBeCloseTo(0.15, 3);
    const silent = { responseMinutes: 24 * 60, responseRatePercent: 0 };
    expect(relOf({ responseMinutes: 0, responseRatePercent: 100 }) - relOf(silent)).toBeCloseTo(0.15, 3);
    expect(relOf({ daysListed: 13 }) - relOf()).toBeCloseTo(0.06, 3);
  });

  test('P6 gives the points of the price as the page of the ranking says: all at 15 % below the area, half at its price', () => {
    const { modelPriceCents } = booking;
    const lost = [0.5, 0.85, 1, 1.5, 2].map(
      (ratio) => relOf({ priceMonthCents: 1 }) - relOf({ priceMonthCents: ratio * modelPriceCents }),
    );
    expect(lost).toEqual([0, 0, 0.1, 0.2, 0.2].map((points) => expect.closeTo(points, 3)));
  });

  test('ranks a common size near the centre above a better large space at the edge, unless a size is given', () => {
    const hall = { ...booking, sizeM2: 157, centreM: 8800, priceMonthCents: 6000, reviewCount: 20, reviewSum: 100 };
    const room = { ...booking, priceMonthCents: 7300 };
    expect(rankingOf(room).rel).toBeGreaterThan(rankingOf(hall).rel);
    const far = { ...room, centreM: 8800 };
    expect(rankingOf(hall).rel_sized).toBeGreaterThan(rankingOf(far).rel_sized);
    expect(rankingOf(hall).rel).toBeLessThan(rankingOf(far).rel + 0.1);
  });
});
