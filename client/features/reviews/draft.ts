import { keep, readKept } from '../../session/tab-storage';
import type { ReviewValues } from './review.schema';

const nameOf = (bookingId: string) => `hueco:review:${bookingId}`;

/** What was written in this tab before a reload. */
export const readDraft = (bookingId: string): Partial<ReviewValues> => readKept<Partial<ReviewValues>>(nameOf(bookingId)) ?? {};

/** Keeps it over a reload; signing out takes it away. */
export const keepDraft = (bookingId: string, values: ReviewValues): void => keep(nameOf(bookingId), values);

/** Forgets it: the review is sent. */
export const forgetDraft = (bookingId: string): void => keep(nameOf(bookingId), null);
