import { useTranslation } from 'react-i18next';
import type { LeaveReview_BookingFragment } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { PageTitle } from '../../../ui/layout/Page';
import { TextLink } from '../../../ui/links/TextLink';
import { MINUTE_MS } from '../../../ui/time/durations';
import type { ReviewState } from '../review-state';
import type { ReviewSide } from '../categories';
import { Lead, ReviewGrid, Title } from './ReviewGrid';
import { Reviews } from './Reviews';
import { StaySummary } from './StaySummary';

interface StateViewProps {
  booking: LeaveReview_BookingFragment;
  side: ReviewSide;
  state: Exclude<ReviewState, 'form'>;
}

/** Explains why no review can be written, and shows existing ones. */
export function StateView({ booking, side, state }: StateViewProps) {
  const { t } = useTranslation('reviewing');
  const text = useStateText(booking)(state);
  const title = t(`state.${state}.title`);
  const decisionPath = booking.review?.own?.decisionPath;
  return (
    <ReviewGrid
      side={side}
      head={
        <>
          <PageTitle title={title} />
          <Title>{title}</Title>
          <Lead>{text}</Lead>
          {/* With a load, so that running analytics scripts never see its path. */}
          {decisionPath && (
            <TextLink to={decisionPath} reloadDocument>
              {t('state.hidden.decision')}
            </TextLink>
          )}
        </>
      }
      aside={<StaySummary booking={booking} side={side} until={null} />}
    >
      <Reviews booking={booking} side={side} />
    </ReviewGrid>
  );
}

/* A window that closes at midnight is shown with the day before. */
const toLastMinute = (until: string | null | undefined): string | null =>
  until ? new Date(Date.parse(until) - MINUTE_MS).toISOString() : null;

function useStateText({ review }: LeaveReview_BookingFragment): (state: StateViewProps['state']) => string {
  const { t } = useTranslation('reviewing');
  const { instant } = useFormats();
  const day = (at: string | null | undefined) => (at ? instant(at, LONG_DAY) : '');
  return (state) => {
    if (state === 'early')
      return review?.opensAt ? t('state.early.text', { day: day(review.opensAt) }) : t('state.early.atEnd');
    if (state === 'waiting') return t(review?.own?.status === 'HELD' ? 'state.waiting.held' : 'state.waiting.text');
    if (state === 'closed') return t('state.closed.text', { day: day(toLastMinute(review?.closesAt)) });
    if (state === 'published') return t('state.published.text', { day: day(review?.own?.publishedAt) });
    return t(`state.${state}.text`);
  };
}
