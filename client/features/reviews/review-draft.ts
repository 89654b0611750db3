import { readJson, writeJson } from '../../state/browser-storage';
import { STORED } from '../../state/stored-keys';
import type { ReviewValues } from './review.schema';

/** The unsent review of this tab. */
export const readDraft = (bookingId: string): Partial<ReviewValues> =>
  readJson<Partial<ReviewValues>>(STORED.reviewDraft, bookingId) ?? {};

/** Survives a reload; signing out deletes it. */
export const saveDraft = (bookingId: string, values: ReviewValues): void =>
  writeJson(STORED.reviewDraft, values, bookingId);

export const deleteDraft = (bookingId: string): void => writeJson(STORED.reviewDraft, null, bookingId);
