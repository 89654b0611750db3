import { readJson, writeJson } from '../../state/browser-storage';
import { STORED } from '../../state/stored-keys';
import type { ReviewValues } from './review.schema';

/** An uploaded picture. */
export interface StoredPhoto {
  readonly id: string;
  readonly smallUrl: string;
  /** Until when the server keeps it unsent; a picture that was loaded with the sent review has none. */
  readonly keptUntil?: string;
}

const photosOf = (bookingId: string): string => `${bookingId}:photos`;

/** The unsent review of this tab. */
export const readDraft = (bookingId: string): Partial<ReviewValues> =>
  readJson<Partial<ReviewValues>>(STORED.reviewDraft, bookingId) ?? {};

/** Survives a reload; signing out deletes it. */
export const saveDraft = (bookingId: string, values: ReviewValues): void =>
  writeJson(STORED.reviewDraft, values, bookingId);

/** Its pictures, without those that are gone; until the first change those of the sent review. */
export function photosFor(bookingId: string, sent: readonly StoredPhoto[]): readonly StoredPhoto[] {
  // An uploaded one may be part of the sent review whose answer was lost.
  const isThere = ({ id, keptUntil }: StoredPhoto): boolean =>
    sent.some((one) => one.id === id) || (keptUntil !== undefined && Date.parse(keptUntil) > Date.now());
  return readJson<readonly StoredPhoto[]>(STORED.reviewDraft, photosOf(bookingId))?.filter(isThere) ?? sent;
}

export const saveDraftPhotos = (bookingId: string, photos: readonly StoredPhoto[]): void =>
  writeJson(STORED.reviewDraft, photos, photosOf(bookingId));

export function deleteDraft(bookingId: string): void {
  for (const id of [bookingId, photosOf(bookingId)]) writeJson(STORED.reviewDraft, null, id);
}
