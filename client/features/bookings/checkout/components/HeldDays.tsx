import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { RequestFailed } from '../../../../apollo/app-error';
import { useCheckoutSpaceQuery, useSavedCardsQuery } from '../../../../generated/graphql';
import { readStayRequest, toStay, withStay, type Stay } from '../../../../ui/booking/stay-address';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { today } from '../../../../ui/time/today';
import { returnKeys } from '../../return/return-address';
import { firstDayOf } from '../free-days';
import { isRequested } from '../start-hold';
import type { HeldCheckout } from '../use-checkout';
import { useHold } from '../use-hold';
import { CheckoutSkeleton } from './CheckoutSkeleton';

/* Only for days that cannot be had, or when nothing could be read: most visitors never load them. */
const ErrorState = lazy(async () => ({ default: (await import('../../../../ui/feedback/states')).ErrorState }));
const Blocked = lazy(async () => ({ default: (await import('./Blocked')).Blocked }));

/* As far as the server looks ahead for taken days. */
const LOOKED_AHEAD_DAYS = 400;

function lookedAt(): { from: string; to: string } {
  const from = today();
  return { from, to: new Date(Date.parse(from) + LOOKED_AHEAD_DAYS * 86_400_000).toISOString().slice(0, 10) };
}

interface HeldDaysProps {
  title: string;
  /** Above what is said when the days cannot be had. */
  head?: ReactNode;
  /** The request is sent, now or before. */
  onRequested: (bookingId: string) => void;
  children: (checkout: HeldCheckout & { onMove: (stay: Stay) => Promise<void> }) => ReactNode;
}

/** Holds the days of the address on arrival, and shows the checkout with them, or why they cannot be had. */
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
  // Without an answer a card can still be typed.
  const cards = saved.data?.viewer?.paymentMethods ?? (saved.error ? [] : null);
  const { booking } = hold;

  const sent = booking && isRequested(booking) ? booking.id : null;
  useEffect(() => {
    if (sent) onRequested(sent);
  }, [onRequested, sent]);

  const setStay = (stay: Stay) =>
    setParams(withStay(returnKeys(params), stay), { replace: true, preventScrollReset: true });
  // A stay without a last day is another kind of booking: its address alone makes the hold one of that kind.
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
    const failure = isGone ? new RequestFailed({ code: 'NOT_FOUND', params: {}, fields: [] }).problem : hold.error;
    if (sent) return null;
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
                busy={space?.busy ?? []}
                min={firstDayOf(space?.availableFrom ?? null)}
                onPick={setStay}
                onRetry={hold.startAgain}
              />
            </Suspense>
          )}
        </PageContainer>
      )
    );
  }
}
