import { useState } from 'react';
import { useMessageFiles } from '../../forms/use-message-files';
import type { LeaveReview_BookingFragment } from '../../generated/graphql';
import { reviewBounds } from '../../generated/bounds';

/** An uploaded picture. */
export interface StoredPhoto {
  readonly id: string;
  readonly smallUrl: string;
}

/** The pictures of the review being written: uploaded ones, and those being uploaded. */
export function useReviewPhotos({ id, review }: LeaveReview_BookingFragment) {
  const own = review?.own?.viewerCan.edit ? review.own : null;
  const [kept, setKept] = useState<readonly StoredPhoto[]>(own?.photos ?? []);
  const uploads = useMessageFiles<StoredPhoto>({
    pathOf: () => `/uploads/review-photos?${new URLSearchParams({ bookingId: id })}`,
    sentOf: (answer) => (answer as { photo: StoredPhoto }).photo,
    max: reviewBounds.photos.max - kept.length,
  });
  return {
    kept,
    uploads,
    removeKept: (photoId: string) => setKept((all) => all.filter((photo) => photo.id !== photoId)),
    ids: [...kept.map((photo) => photo.id), ...uploads.files.flatMap(({ sent }) => sent?.id ?? [])],
  };
}

export type ReviewPhotos = ReturnType<typeof useReviewPhotos>;
