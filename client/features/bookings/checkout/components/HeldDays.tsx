import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { failedWith } from '../../../../apollo/app-error';
import { useCheckoutSpaceQuery, useSavedCardsQuery } from '../../../../generated/graphql';
import { isSameStay, readStayRequest, toStay, withStay, type Stay } from '../../../../ui/booking/stay-address';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { withoutOwn } from '../../../../ui/range-calendar/day-range';
import { DAY_MS } from '../../../../ui/time/durations';
import { today } from '../../../../ui/time/today';
import { returnKeys } from '../../return/return-address';
import { firstDayOf } from '../free-days';
import { isPayable } from '../start-hold';
import type { HeldCheckout } from '../use-checkout';
import { useHold } from '../use-hold';
import { CheckoutSkeleton } from './CheckoutSkeleton';

/* Only for dates that cannot be held or a failed load: most visitors never need this code. */
const ErrorState = lazy(async () => ({ default: (await import('../../../../ui/feedback/states')).ErrorState }));
const Blocked = lazy(async () => ({ default: (await import('./Blocked')).Blocked }));

/* The horizon for which the server sends taken days. */
const LOOKED_AHEAD_DAYS = 400;

function lookedAt(): { from: string; to: string } {
  const from = today();
  return { from, to: new Date(Date.parse(from) + LOOKED_AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10) };
}

interface HeldDaysProps {
  title: string;
  /** Rendered above the explanation when the dates cannot be held. */
  head?: ReactNode;
  /** The request was sent, now or before. */
  onRequested: (bookingId: string) => void;
  children: (checkout: HeldCheckout & { onMove: (stay: Stay) => Promise<void> }) => ReactNode;
}

/** Holds the dates of the URL on arrival, and renders the checkout, or why they cannot be held. */
export function HeldDays({ title, head, onRequested, children }: HeldDaysProps) {
  const { spaceId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const request = useMemo(() => readStayRequest(spaceId, params), [spaceId, params]);
  const [range] = useState(lookedAt);
  const { data, error, loading, refetch } = useCheckoutSpaceQuery({
    variables: { id: spaceId, ...range },
    fetchPolicy: 'cache-and-network',
  });
  const hold = useHold(request);
  const saved = useSavedCardsQuery({ fetchPolicy: 'cache-and-network' });
  // Until it is known, a card can still be typed.
  const cards = saved.data?.viewer?.paymentMethods ?? (saved.error ? [] : null);
  const { booking } = hold;

  const sent = booking?.isLive ? booking.id : null;
  useEffect(() => {
    if (sent) onRequested(sent);
  }, [onRequested, sent]);

  // Somebody else took days since the calendar was loaded.
  const { error: refusal } = hold;
  useEffect(() => {
    if (refusal) refetch().catch(() => undefined);
  }, [refusal, refetch]);

  const setStay = (stay: Stay) =>
    setParams(withStay(returnKeys(params), stay), { replace: true, preventScrollReset: true });
  const pick = (stay: Stay) => {
    const picked = readStayRequest(spaceId, withStay(new URLSearchParams(), stay));
    // The URL stays the same, so nothing would be asked.
    if (request && picked && isSameStay(picked, request)) hold.retry();
    else setStay(stay);
  };
  // A stay without an end is another kind of booking, so the hold must be of that kind.
  const onMove = async ({ from, to, isRolling }: Stay) =>
    setStay(from && to ? toStay(await hold.moveTo({ from, to })) : { from, to, isRolling });
  const space = data?.space;

  if (space && booking && cards && !hold.error && !sent)
    return children({
      space,
      booking,
      hold,
      cards,
      lastGoods: data.viewer?.lastGoods ?? null,
      onMove,
      onRequested: () => onRequested(booking.id),
    });
  return (
    <>
      <PageTitle title={title} />
      {blocked() ?? <CheckoutSkeleton />}
    </>
  );

  function blocked() {
    const isGone = !space && !loading && !error;
    const failure = isGone ? failedWith('NOT_FOUND').problem : hold.error;
    if (sent) return null;
    const taken = space?.busy ?? [];
    return (
      (error || failure || !request) && (
        <PageContainer paddingBlock={{ base: '6', md: '12' }}>
          {head}
          {error && !failure ? (
            <Suspense fallback={null}>
              <ErrorState headingLevel="h1" error={error} onRetry={() => void refetch()} />
            </Suspense>
          ) : (
            <Suspense fallback={null}>
              <Blocked
                error={failure}
                spaceId={spaceId}
                busy={booking && isPayable(booking) ? withoutOwn(taken, booking) : taken}
                min={firstDayOf(space?.availableFrom ?? null)}
                onPick={pick}
                onRetry={hold.startAgain}
              />
            </Suspense>
          )}
        </PageContainer>
      )
    );
  }
}
