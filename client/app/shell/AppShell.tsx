import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { tryNamespaces } from '../../i18n/setup';
import { MAIN_ID } from '../../ui/layout/anchors';
import { useFootRoom } from '../../ui/layout/foot-room';
import { SkipLink } from '../../ui/layout/SkipLink';
import { Toaster } from '../../ui/feedback/Toaster';
import { FavoriteListPicker } from '../FavoriteListPicker';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';

/* Only for those who come from the e-mail. */
const EmailConfirmation = lazy(async () => {
  const [file] = await Promise.all([import('../EmailConfirmation'), tryNamespaces(['errors'])]);
  return { default: file.EmailConfirmation };
});

interface AppShellProps {
  /** The page is as high as the window, above what covers its foot, and has no footer. */
  isFull?: boolean;
}

const FULL = { minHeight: '0', height: 'calc(100dvh - var(--foot-h))', overflow: 'hidden' } as const;
const FULL_MAIN = { minHeight: '0', display: 'flex', flexDirection: 'column' } as const;

/** Header, page and footer. */
export function AppShell({ isFull = false }: AppShellProps) {
  const [params] = useSearchParams();
  const footRoom = useFootRoom();
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      minHeight="100dvh"
      {...(isFull && FULL)}
      style={isFull ? footRoom : undefined}
    >
      <SkipLink />
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
