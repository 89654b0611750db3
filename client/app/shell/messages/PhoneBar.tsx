import { Box, chakra } from '@chakra-ui/react';
import { ChartColumn, Heart, LayoutDashboard, MessageCircle, Search, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useDashboardMode } from '../../../session/dashboard-mode';
import { setFootHeight } from '../../../ui/layout/window-foot';
import { UnreadBadge } from './UnreadBadge';
import { useMessagesLabel } from './use-messages-label';

/* Pages with their own bottom bar, or whose list fills the window, have no room for a second one. */
const PAGES = /^\/($|favorites|dashboard|notifications|profile\/[^/]+$|booking\/bkg_[^/]+$)/;

/** The four most used destinations of signed-in users, at the bottom of the phone. */
export function PhoneBar() {
  const { pathname } = useLocation();
  return PAGES.test(pathname) ? createPortal(<Bar pathname={pathname} />, document.body) : null;
}

function Bar({ pathname }: { pathname: string }) {
  const { t } = useTranslation('nav');
  const { unread, label } = useMessagesLabel();
  const { mode } = useDashboardMode();
  const element = useRef<HTMLElement>(null);
  // Elements fixed to the bottom move above it; in a wide window it has no height.
  useLayoutEffect(() => {
    const bar = element.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => setFootHeight(bar.offsetHeight, 'bar'));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      setFootHeight(0, 'bar');
    };
  }, []);
  const items: [string, LucideIcon, string][] = [
    ['/search', Search, t('spaces')],
    // As in the menus, favorites belong to the renter's side (NAV-6).
    mode === 'host'
      ? ['/dashboard?mode=host&tab=stats', ChartColumn, t('statistics')]
      : ['/favorites', Heart, t('favorites')],
    ['/messages', MessageCircle, t('messages')],
    ['/dashboard', LayoutDashboard, t('dashboard')],
  ];
  return (
    <chakra.nav
      ref={element}
      aria-label={t('quick')}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="sticky"
      display={{ base: 'grid', md: 'none' }}
      gridTemplateColumns="repeat(4, 1fr)"
      bg="bg.panel"
      borderTopWidth="1px"
      paddingBottom="env(safe-area-inset-bottom)"
    >
      {items.map(([to, Icon, name]) => (
        <chakra.a asChild key={to}>
          <Link
            to={to}
            aria-label={to === '/messages' ? label : undefined}
            aria-current={pathname === to ? 'page' : undefined}
          >
            <chakra.span
              display="grid"
              justifyItems="center"
              gap="1"
              paddingBlock="2"
              textStyle="caption"
              fontSize="min(0.75rem, 3.5vw)"
              color={pathname === to ? 'brand.fg' : 'fg.muted'}
              fontWeight={pathname === to ? '600' : '500'}
            >
              <Box position="relative">
                <Icon size={22} aria-hidden />
                {to === '/messages' && <UnreadBadge count={unread} position="absolute" top="-2" insetStart="3" />}
              </Box>
              <span>{name}</span>
            </chakra.span>
          </Link>
        </chakra.a>
      ))}
    </chakra.nav>
  );
}
