import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { RequestFailed } from '../../../../apollo/app-error';
import { useCheckoutSpaceQuery, useSavedCardsQuery } from '../../../../generated/graphql';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { today } from '../../../../ui/time/today';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton';
import { CheckoutView } from '../components/CheckoutView';
import { firstDayOf } from '../free-days';
import { isRequested } from '../start-hold';
import { readStayRequest, toStay, withStay, type Stay } from '../../../../ui/booking/stay-address';
import { useHold } from '../use-hold';
import { useScrollPadding } from '../use-scroll-padding';

/* Only for days that cannot be had, or when nothing could be read: most visitors never load them. */
const ErrorState = lazy(async () => ({ default: (await import('../../../../ui/feedback/states')).ErrorState }));
const Blocked = lazy(async () => ({ default: (await import('../components/Blocked')).Blocked }));

/* As far as the server looks ahead for taken days. */
const LOOKED_AHEAD_DAYS = 400;

function lookedAt(): { from: string; to: string } {
  const from = today();
  return { from, to: new Date(Date.parse(from) + LOOKED_AHEAD_DAYS * 86_400_000).toISOString().slice(0, 10) };
}

/** The app that prepared the booking, as addresses hold it; empty when nobody did. */
function appIn(params: URLSearchParams): string {
  const id = params.get('app');
  return id ? `app=${encodeURIComponent(id)}` : '';
}

/** /booking/:spaceId?from&to: holds the days on arrival and leads to the request. */
export function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const { spaceId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
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
  useScrollPadding();

  const app = appIn(params);
  const sent = booking && isRequested(booking) ? booking.id : null;
  useEffect(() => {
    if (sent) void navigate(`/booking-success/${sent}${app && `?${app}`}`, { replace: true });
  }, [navigate, sent, app]);

  const setStay = (stay: Stay) =>
    setParams(withStay(new URLSearchParams(app), stay), { replace: true, preventScrollReset: true });
  // A stay without a last day is another kind of booking: its address alone makes the hold one of that kind.
  const move = async ({ from, to, isRolling }: Stay) =>
    setStay(from && to ? toStay(await hold.moveTo({ from, to })) : { from, to, isRolling });
  const space = data?.space;

  if (space && booking && cards && !hold.error && !sent)
    return (
      <CheckoutView
        space={space}
        booking={booking}
        hold={hold}
        cards={cards}
        lastGoods={data.viewer?.lastGoods ?? null}
        onMove={move}
        onRequested={() => void navigate(`/booking-success/${booking.id}${app && `?${app}`}`, { replace: true })}
      />
    );
  return (
    <>
      <PageTitle title={t('title')} />
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
