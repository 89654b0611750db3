import { keep, readKept } from '../../session/tab-storage';
import type { ReviewValues } from './review.schema';

const storageKey = (bookingId: string) => `hueco:review:${bookingId}`;

/** The unsent review of this tab. */
export const readDraft = (bookingId: string): Partial<ReviewValues> =>
  readKept<Partial<ReviewValues>>(storageKey(bookingId)) ?? {};

/** Survives a reload; signing out deletes it. */
export const saveDraft = (bookingId: string, values: ReviewValues): void => keep(storageKey(bookingId), values);

export const deleteDraft = (bookingId: string): void => keep(storageKey(bookingId), null);
