import { Box, Button, chakra, Flex, Grid, Skeleton } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useHostMonthQuery } from '../../../generated/graphql';
import { monthAfter, monthOf } from '../../../ui/time/days';
import { EmptyState, ErrorState } from '../../../ui/feedback/states';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { useMedia, WIDE } from '../../../ui/layout/use-media';
import { bookingPath } from '../../../ui/links/booking-path';
import { today } from '../../../ui/time/today';
import { PageHead } from '../components/PageHead';
import { useTabParams } from '../use-tab-params';
import type { BlockRequest } from './block-request';
import { entryOn, type HostMonth, type OpenDays } from './calendar-rows';
import { CalendarList } from './CalendarList';
import { CalendarTools, type CalendarView } from './CalendarTools';
import { ComingPanel } from './ComingPanel';
import { ClashStrip } from './sites/ClashStrip';
import { FeedsPanel } from './sites/FeedsPanel';
import { firstClash, useFeeds } from './sites/use-feeds';
import { Legend } from './Legend';
import { MonthBoard } from './MonthBoard';
import { PhoneMonth } from './PhoneMonth';
import { dottedText } from '../../../ui/display/dotted-text';

const BlockDialog = lazy(() => import('./BlockDialog').then((file) => ({ default: file.BlockDialog })));

const SitesDialog = lazy(() => import('./sites/SitesDialog').then((file) => ({ default: file.SitesDialog })));

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/* The present month is not in the address. */
const monthIn = (month: string) => ({ month: month === monthOf(today()) ? null : month.slice(0, 7) });

/** The calendar of all spaces: bookings and blocks, and a form to block more. */
export function CalendarTab() {
  const { t } = useTranslation('calendar');
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  const [params, change] = useTabParams();
  const view: CalendarView = params.get('view') === 'list' ? 'list' : 'month';
  const present = monthOf(today());
  const chosen = params.get('month') ?? '';
  const month = MONTH.test(chosen) ? `${chosen}-01` : present;
  const setMonth = (next: string): void => change(monthIn(next));
  const [sites, setSites] = useState<{ spaceId: string | null } | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const { feeds } = useFeeds();
  const [request, setRequest] = useState<BlockRequest | null>(null);
  const { data, previousData, error, refetch } = useHostMonthQuery({
    variables: { month },
    fetchPolicy: 'cache-and-network',
  });
  const after = useHostMonthQuery({
    variables: { month: monthAfter(present, 1) },
    skip: view !== 'list' || month !== present,
  });
  // The previous month stays while the next one loads, but not after a failure.
  const calendar = (data ?? (error ? undefined : previousData))?.hostMonth;
  const open: OpenDays = (row, from, to, entry = entryOn(row.entries, from)) => {
    if (entry?.booking) void navigate(bookingPath(entry.booking.id));
    else if (entry?.feed) setSites({ spaceId: row.space.id });
    else if (entry?.block) setRequest({ spaceId: row.space.id, block: entry.block });
    else if (to >= today() && row.canBlock)
      setRequest({ spaceId: row.space.id, from: from < today() ? today() : from, to });
  };
  const rows = calendar?.rows ?? [];
  const blockable = rows.filter(({ canBlock, space }) => canBlock || space.id === request?.spaceId);
  const hidden = (calendar?.spaceCount ?? 0) - rows.length;
  return (
    <>
      <PageHead
        title={t('title')}
        text={calendar && rows.length > 0 ? spacesText(calendar) : undefined}
        action={
          rows.length > 0 ? (
            <Flex gap="2" width={{ base: 'full', md: 'auto' }}>
              <Button variant="outline" flex={{ base: '1', md: 'none' }} onClick={() => setSites({ spaceId: null })}>
                <Link2 aria-hidden />
                {t('otherSites')}
              </Button>
              {rows.some(({ canBlock }) => canBlock) && (
                <Button flex={{ base: '1', md: 'none' }} onClick={() => setRequest({ spaceId: null })}>
                  {t('block')}
                </Button>
              )}
            </Flex>
          ) : undefined
        }
      />
      {calendar && rows.length === 0 && (
        <Box layerStyle="panel">
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            actions={
              <Button asChild>
                <Link to="/publish-space">{t('emptyAction')}</Link>
              </Button>
            }
          />
        </Box>
      )}
      {!calendar && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {feeds && <ClashStrip feeds={feeds} onSee={see} />}
      {((!calendar && !error) || rows.length > 0) && (
        <Box as="section" id="calendar-month" scrollMarginTop="24" layerStyle="panel" aria-label={t('title')}>
          <CalendarTools month={month} onMonth={setMonth} calendar={calendar} view={view} onView={show} />
          {hidden > 0 && (
            <chakra.p borderTopWidth="1px" paddingInline={{ base: '4', md: '6' }} paddingBlock="3" textStyle="small">
              {t('firstOf', { shown: rows.length, count: calendar?.spaceCount })}
            </chakra.p>
          )}
          {!calendar && <LoadingBoard />}
          {calendar && (
            <Box opacity={calendar.month === month ? '1' : '0.5'} aria-busy={calendar.month !== month}>
              {view === 'list' && (
                <CalendarList
                  calendar={calendar}
                  next={calendar.month === present ? after.data?.hostMonth : undefined}
                  feeds={feeds}
                  onOpen={open}
                />
              )}
              {view === 'month' && isWide && (
                <MonthBoard
                  calendar={calendar}
                  feeds={feeds}
                  onMonth={(count) => setMonth(monthAfter(month, count))}
                  onOpen={open}
                />
              )}
              {view === 'month' && !isWide && (
                <PhoneMonth key={shown} calendar={calendar} feeds={feeds} startWith={shown} onOpen={open} />
              )}
              {view === 'month' && (
                <Legend
                  hasPaused={rows.some(({ space }) => space.status === 'PAUSED')}
                  hasClash={feeds?.some(({ conflicts }) => conflicts.length > 0) ?? false}
                />
              )}
            </Box>
          )}
        </Box>
      )}
      {rows.length > 0 && view === 'month' && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap="6"
          alignItems="start"
        >
          <ComingPanel onList={() => show('list')} />
          {feeds && (
            <FeedsPanel
              feeds={feeds}
              onManage={() => setSites({ spaceId: (firstClash(feeds)?.feed ?? feeds[0])?.space.id ?? null })}
            />
          )}
        </Grid>
      )}
      {sites && (
        <Suspense fallback={null}>
          <SitesDialog rows={rows} startWith={sites.spaceId} onClose={() => setSites(null)} />
        </Suspense>
      )}
      {request && (
        <Suspense fallback={null}>
          <BlockDialog request={request} rows={blockable} hidden={hidden} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </>
  );

  /** Shows the days of a clash: their month, and on phones their space. */
  function see(spaceId: string, day: string): void {
    setShown(spaceId);
    change({ ...monthIn(monthOf(day)), view: null });
    document.getElementById('calendar-month')?.scrollIntoView({ block: 'start' });
  }

  function show(next: CalendarView): void {
    change({ view: next === 'list' ? next : null });
  }

  function spacesText({ rows: all, spaceCount }: HostMonth): string {
    const paused = all.filter(({ space }) => space.status === 'PAUSED').length;
    const count = t('spaces', { count: spaceCount });
    return dottedText([
      paused > 0 && hidden === 0 ? t('withPaused', { spaces: count, count: paused }) : count,
      t('zone'),
    ]);
  }
}

function LoadingBoard() {
  return (
    <LoadingRegion padding={{ base: '4', md: '6' }}>
      {[72, 88, 54].map((width) => (
        <Skeleton key={width} height="38px" width={`${width}%`} marginBottom="9" borderRadius="9px" />
      ))}
    </LoadingRegion>
  );
}
