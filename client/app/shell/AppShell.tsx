import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { tryNamespaces } from '../../i18n/setup';
import { createBrowserState } from '../../state/browser-state';
import { MAIN_ID } from '../../ui/layout/anchors';
import { useFootHeight } from '../../ui/layout/window-foot';
import { SkipLink } from '../../ui/layout/SkipLink';
import { Toaster } from '../../ui/feedback/Toaster';
import { FavoriteListPicker } from '../FavoriteListPicker';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';

/* Only for visitors who come from the e-mail. */
const EmailConfirmation = lazy(async () => {
  const [file] = await Promise.all([import('../EmailConfirmation'), tryNamespaces(['errors', 'confirmation'])]);
  return { default: file.EmailConfirmation };
});

/* Only on days with a banner. */
const Banner = lazy(async () => {
  const [file] = await Promise.all([import('./Banner'), tryNamespaces(['banner'])]);
  return { default: file.Banner };
});

/** Whether the server has marked the page: there is a banner today, for some audience. */
const bannerMark = createBrowserState({
  read: () => 'banner' in document.documentElement.dataset,
  source: () => null,
  events: [],
  assumed: () => false,
});

interface AppShellProps {
  /** The page is as high as the window, above what covers its bottom, and has no footer. */
  isFull?: boolean;
}

const FULL = { minHeight: '0', height: 'calc(100dvh - var(--foot-h))', overflow: 'hidden' } as const;
const FULL_MAIN = { minHeight: '0', display: 'flex', flexDirection: 'column' } as const;

/** Header, page and footer. */
export function AppShell({ isFull = false }: AppShellProps) {
  const [params] = useSearchParams();
  const footHeight = useFootHeight();
  const hasBanner = useStore(bannerMark);
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      minHeight="100dvh"
      {...(isFull && FULL)}
      style={isFull ? footHeight : undefined}
    >
      <SkipLink />
      <Suspense>{hasBanner && <Banner />}</Suspense>
      <Header />
      <OfflineBanner />
      <chakra.main id={MAIN_ID} tabIndex={-1} flex="1" outline="none" minWidth="0" {...(isFull && FULL_MAIN)}>
        <Outlet />
      </chakra.main>
      {!isFull && <Footer />}
      <Toaster />
      <FavoriteListPicker />
      <Suspense>{params.has('confirm') && <EmailConfirmation />}</Suspense>
    </chakra.div>
  );
}
