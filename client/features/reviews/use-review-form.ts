import { useEffect, useMemo } from 'react';
import { toAppError } from '../../apollo/app-error';
import { useServerForm } from '../../forms/use-server-form';
import { useLeaveReviewMutation, type LeaveReview_BookingFragment } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { EMPTY, reviewSchema, type ReviewValues } from './review.schema';
import { ALL_PARTS, PARTS, type ReviewSide } from './scores';

interface ReviewFormOptions {
  booking: LeaveReview_BookingFragment;
  side: ReviewSide;
  onSent: () => void;
}

/* What she sent before, under what she has written in this tab since. One that the staff have taken away is no beginning. */
function firstValues({ id, review }: LeaveReview_BookingFragment): ReviewValues {
  const own = review?.own?.viewerCan.edit || review?.isReplacing ? review.own : null;
  const sent = own && { ...Object.fromEntries(ALL_PARTS.map((part) => [part, own.scores[part]])), overall: own.scores.overall, text: own.text, privateNote: own.privateNote ?? '' };
  return { ...EMPTY, ...sent, ...readDraft(id) };
}

/** The review as it is written: kept over a reload, checked here and by the server. */
export function useReviewForm({ booking, side, onSent }: ReviewFormOptions) {
  const { fieldText } = useErrorText();
  const [leave] = useLeaveReviewMutation();
  const parts = PARTS[side];
  const form = useServerForm<ReviewValues>({
    schema: useMemo(() => reviewSchema(fieldText), [fieldText]),
    defaultValues: firstValues(booking),
    fields: ['overall', ...parts, 'text', 'privateNote'],
    send: async ({ overall, text, privateNote, ...scores }) => {
      if (overall === null) return null;
      const given = Object.fromEntries(parts.map((part) => [part, scores[part]]));
      try {
        await leave({ variables: { input: { bookingId: booking.id, overall, ...given, text, privateNote } } });
        forgetDraft(booking.id);
        onSent();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(booking.id, values) }), [subscribe, booking.id]);
  return form;
}
