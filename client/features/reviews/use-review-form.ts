import { useEffect, useMemo } from 'react';
import { toAppError } from '../../apollo/app-error';
import { useServerForm } from '../../forms/use-server-form';
import { useLeaveReviewMutation, type LeaveReview_BookingFragment } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { deleteDraft, readDraft, saveDraft } from './review-draft';
import { EMPTY_REVIEW, reviewSchema, type ReviewValues } from './review.schema';
import { ALL_CATEGORIES, CATEGORIES, type ReviewSide } from './categories';

interface ReviewFormOptions {
  booking: LeaveReview_BookingFragment;
  side: ReviewSide;
  onSent: () => void;
  /** Ids of the pictures, in order; null if the viewer cannot add any. */
  photoIds: readonly string[] | null;
}

/* The draft of this tab takes precedence over the sent review; a hidden review is not used. */
function toInitialValues({ id, review }: LeaveReview_BookingFragment): ReviewValues {
  const own = review?.own?.viewerCan.edit || review?.isReplacing ? review.own : null;
  const sent = own && {
    ...Object.fromEntries(ALL_CATEGORIES.map((part) => [part, own.scores[part]])),
    overall: own.scores.overall,
    text: own.text,
    privateNote: own.privateNote ?? '',
  };
  return { ...EMPTY_REVIEW, ...sent, ...readDraft(id) };
}

/** The review form: saved as a draft, validated here and by the server. */
export function useReviewForm({ booking, side, onSent, photoIds }: ReviewFormOptions) {
  const { fieldText } = useErrorText();
  const [leave] = useLeaveReviewMutation();
  const parts = CATEGORIES[side];
  const form = useServerForm<ReviewValues>({
    schema: useMemo(() => reviewSchema(fieldText), [fieldText]),
    defaultValues: toInitialValues(booking),
    fields: ['overall', ...parts, 'text', 'photoIds', 'privateNote'],
    send: async ({ overall, text, privateNote, photoIds: _, ...scores }) => {
      if (overall === null) return null;
      const given = Object.fromEntries(parts.map((part) => [part, scores[part]]));
      try {
        const input = { bookingId: booking.id, overall, ...given, text, privateNote };
        await leave({ variables: { input: { ...input, ...(photoIds && { photoIds: [...photoIds] }) } } });
        deleteDraft(booking.id);
        onSent();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(booking.id, values) }),
    [subscribe, booking.id],
  );
  return form;
}
