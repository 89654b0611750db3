import { readJson, writeJson } from '../../state/browser-storage';
import { STORED } from '../../state/stored-keys';
import type { ReviewValues } from './review.schema';

/** An uploaded picture. */
export interface StoredPhoto {
  readonly id: string;
  readonly smallUrl: string;
}

const photosOf = (bookingId: string): string => `${bookingId}:photos`;

/** The unsent review of this tab. */
export const readDraft = (bookingId: string): Partial<ReviewValues> =>
  readJson<Partial<ReviewValues>>(STORED.reviewDraft, bookingId) ?? {};

/** Survives a reload; signing out deletes it. */
export const saveDraft = (bookingId: string, values: ReviewValues): void =>
  writeJson(STORED.reviewDraft, values, bookingId);

/** Its pictures; null while they are those of the sent review. */
export const readDraftPhotos = (bookingId: string): readonly StoredPhoto[] | null =>
  readJson<readonly StoredPhoto[]>(STORED.reviewDraft, photosOf(bookingId));

export const saveDraftPhotos = (bookingId: string, photos: readonly StoredPhoto[]): void =>
  writeJson(STORED.reviewDraft, photos, photosOf(bookingId));

export function deleteDraft(bookingId: string): void {
  for (const id of [bookingId, photosOf(bookingId)]) writeJson(STORED.reviewDraft, null, id);
}
