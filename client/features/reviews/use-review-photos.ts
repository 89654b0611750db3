import { useEffect, useRef, useState } from 'react';
import { useMessageFiles } from '../../forms/use-message-files';
import type { LeaveReview_BookingFragment } from '../../generated/graphql';
import { reviewBounds } from '../../generated/bounds';
import { photosFor, saveDraftPhotos, type StoredPhoto } from './review-draft';

/** The pictures of the review being written: uploaded ones, which the draft of this tab keeps, and those being uploaded. */
export function useReviewPhotos({ id, review }: LeaveReview_BookingFragment) {
  const own = review?.own?.viewerCan.edit ? review.own : null;
  const [kept, setKept] = useState<readonly StoredPhoto[]>(() => photosFor(id, own?.photos ?? []));
  const uploads = useMessageFiles<StoredPhoto>({
    pathOf: () => `/uploads/review-photos?${new URLSearchParams({ bookingId: id })}`,
    sentOf: (answer) => (answer as { photo: StoredPhoto }).photo,
    max: reviewBounds.photos.max - kept.length,
  });
  const photos = [...kept, ...uploads.files.flatMap(({ sent }) => sent ?? [])];
  useDraft(id, photos);
  return {
    kept,
    uploads,
    removeKept: (photoId: string) => setKept((all) => all.filter((photo) => photo.id !== photoId)),
    ids: photos.map((photo) => photo.id),
  };
}

/* Stored from the first change on: until then they are those of the sent review. */
function useDraft(bookingId: string, photos: readonly StoredPhoto[]): void {
  const shown = JSON.stringify(photos.map(({ id, smallUrl, keptUntil }) => ({ id, smallUrl, keptUntil })));
  const stored = useRef(shown);
  useEffect(() => {
    if (stored.current === shown) return;
    stored.current = shown;
    saveDraftPhotos(bookingId, JSON.parse(shown) as readonly StoredPhoto[]);
  }, [bookingId, shown]);
}

export type ReviewPhotos = ReturnType<typeof useReviewPhotos>;
