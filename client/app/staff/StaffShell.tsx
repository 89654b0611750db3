import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useStaffShellQuery } from '../../generated/graphql';
import { useAuth } from '../../session/AuthProvider';
import { staffView } from '../../session/staff-view';
import { Toaster } from '../../ui/feedback/Toaster';
import { MAIN_ID } from '../../ui/layout/anchors';
import { useFootHeight } from '../../ui/layout/window-foot';
import { Dialog } from '../../ui/overlay/Dialog';
import { MINUTE_MS } from '../../ui/time/durations';
import { NotificationSlot } from '../notification-slot';
import { PageLoading } from '../PageLoading';
import { SkipLink } from '../../ui/layout/SkipLink';
import { AppShell } from '../shell/AppShell';
import { ALL_STAFF_PAGES, staffPageAt } from '../../ui/staff/staff-pages';
import { SessionClock } from './SessionClock';
import { StaffRail } from './StaffRail';
import { StaffSearch } from './search/StaffSearch';
import { Shortcuts } from './shortcuts/Shortcuts';
import type { PagesAt } from './view-as/ViewAs';
import { useStaffPageKeys } from './use-staff-page-keys';

const ViewAs = lazy(async () => ({ default: (await import('./view-as/ViewAs')).ViewAs }));
const POLL_MS = MINUTE_MS;

/** The layout of the staff's pages; everybody else gets the usual one, because the pages do not exist for them. */
export function StaffShell({ pagesAt }: { pagesAt: PagesAt }) {
  const { user } = useAuth();
  const { view } = useStore(staffView);
  if (!user?.isStaff || user.mustAddSecondFactor) return <AppShell />;
  if (!view) return <Rooms />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ViewAs key={view.token} view={view} pagesAt={pagesAt} />
    </Suspense>
  );
}

/** Rail, bar and page. */
function Rooms() {
  const { t } = useTranslation(['staff', 'nav']);
  const { pathname, search } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { data } = useStaffShellQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const acts = data?.viewer?.staffActs;
  const pages = useMemo(() => ALL_STAFF_PAGES.filter(({ act }) => acts?.includes(act)), [acts]);
  const current = staffPageAt(pathname, search);
  useStaffPageKeys(pages);
  const rail = { data, pages, current };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '60px minmax(0, 1fr)', xl: '224px minmax(0, 1fr)' }}
      minHeight="100dvh"
      style={useFootHeight()}
      css={{ '--bar-h': '56px' }}
    >
      <SkipLink />
      <chakra.aside hideBelow="md" borderInlineEndWidth="1px" borderColor="border">
        <StaffRail {...rail} />
      </chakra.aside>
      <Flex direction="column" minWidth="0">
        <chakra.header
          position="sticky"
          top="0"
          zIndex="sticky"
          display="flex"
          alignItems="center"
          gap="3"
          height="var(--bar-h)"
          paddingInline={{ base: '2', md: '6' }}
          borderBottomWidth="1px"
          borderColor="hairline"
          bg="bg"
        >
          <IconButton hideFrom="md" variant="ghost" aria-label={t('nav:menu')} onClick={() => setMenuOpen(true)}>
            <Menu aria-hidden />
          </IconButton>
          <chakra.p textStyle="sm" fontWeight="600" truncate>
            {current ? t(`staff:rooms.${current.key}`) : t('staff:title')}
          </chakra.p>
          <Flex marginInlineStart="auto" alignItems="center" gap="2">
            {acts && <StaffSearch acts={acts} />}
            <SessionClock endsAt={data?.viewer?.sessionEndsAt ?? null} />
            <Shortcuts pages={pages} />
            <NotificationSlot />
          </Flex>
        </chakra.header>
        <chakra.main
          id={MAIN_ID}
          tabIndex={-1}
          outline="none"
          flex="1"
          minWidth="0"
          display="flex"
          flexDirection="column"
        >
          <Outlet />
        </chakra.main>
      </Flex>
      <Dialog
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={t('nav:menu')}
        placement="right"
        width="20rem"
      >
        <StaffRail {...rail} isWide onFollow={() => setMenuOpen(false)} />
      </Dialog>
      <Toaster />
    </chakra.div>
  );
}
