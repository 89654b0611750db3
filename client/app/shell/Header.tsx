import { Box, Button, chakra, HStack, IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAuth } from '../../session/AuthProvider';
import { HEADER_ID } from '../../ui/layout/anchors';
import { setHeaderSlot, useIsHeaderTaken } from '../../ui/layout/header-slot';
import { HelpLink } from '../../ui/links/HelpLink';
import { Logo } from '../../ui/display/Logo';
import { PageContainer } from '../../ui/layout/Page';
import { useHowItWorks } from '../how-it-works';
import { NotificationSlot } from '../notification-slot';
import { LanguageMenu } from '../../ui/controls/LanguageMenu';
import { NavLink, NavButton } from './NavLink';

/* Loaded when first needed: for signed-in users, and when the menu is opened. */
const AccountMenu = lazy(() => import('./AccountMenu').then((file) => ({ default: file.AccountMenu })));
const MobileMenu = lazy(() => import('./MobileMenu').then((file) => ({ default: file.MobileMenu })));

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 4);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

/* Where a page has inserted its own content into the header, links need a wide window; otherwise they are in the menu. */
const WIDE = '@media (min-width: 1280px)';
/* With the search in the header spacing is tighter until there is room. */
const CLOSE = {
  '@media (min-width: 1280px) and (max-width: 1719px)': {
    gap: '2',
    '& > div:first-of-type > a > span': { display: 'none' },
    '& nav': { gap: '0', marginInlineStart: '0' },
    '& nav > *': { fontSize: 'sm', paddingInline: '2' },
    '& > div:last-of-type': { gap: '1', '& a': { fontSize: 'sm', paddingInline: '2.5' }, '& > div': { gap: '1' } },
  },
} as const;
const onlyWide = (display: string) => ({ css: { display: 'none', [WIDE]: { display } } });
const roomy = (display: string) => ({ css: { display: 'none', '@media (min-width: 1024px)': { display } } });
const onlyNarrow = { css: { [WIDE]: { display: 'none' } } };

function MainNav({ isTaken }: { isTaken: boolean }) {
  const { t } = useTranslation('nav');
  const goToHowItWorks = useHowItWorks();
  const { user } = useAuth();
  return (
    <chakra.nav
      aria-label={t('main')}
      gap={{ base: '0', lg: '1' }}
      marginStart={{ base: '0', lg: '2' }}
      {...(isTaken ? onlyWide('flex') : { display: { base: 'none', md: 'flex' } })}
    >
      <NavLink to="/search">{t('spaces')}</NavLink>
      <NavButton onClick={goToHowItWorks}>{t('howItWorks')}</NavButton>
      <NavLink to="/about">{t('about')}</NavLink>
      {user?.isStaff && <NavLink to="/admin">{t('admin')}</NavLink>}
    </chakra.nav>
  );
}

function VisitorActions({ isTaken }: { isTaken: boolean }) {
  const { t } = useTranslation('nav');
  return (
    <HStack gap="2" display={{ base: 'none', md: 'flex' }}>
      <Button
        asChild
        variant="ghost"
        paddingInline="3"
        display={isTaken ? { base: 'none', lg: 'inline-flex' } : undefined}
      >
        <Link to="/auth">{t('signIn')}</Link>
      </Button>
      <Button asChild variant="ghost" paddingInline="3" {...(isTaken ? onlyWide('inline-flex') : roomy('inline-flex'))}>
        <Link to="/auth?view=sign-up">{t('signUp')}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/auth?from=publish">{t('publishSpace')}</Link>
      </Button>
    </HStack>
  );
}

function MemberActions({ isTaken }: { isTaken: boolean }) {
  const { t } = useTranslation('nav');
  const { hasRole } = useAuth();
  return (
    <HStack gap={{ base: '2', md: '0', lg: '2' }}>
      {hasRole('HOST') && (
        <Button asChild variant="outline" display={{ base: 'none', [isTaken ? 'lg' : 'md']: 'inline-flex' }}>
          <Link to="/publish-space">{t('publishSpace')}</Link>
        </Button>
      )}
      <NotificationSlot />
      <Box display={{ base: 'none', md: 'block' }} minWidth="70px">
        <Suspense>
          <AccountMenu />
        </Suspense>
      </Box>
    </HStack>
  );
}

/** The top of every page: sticky, with a hairline once the page is scrolled. */
export function Header() {
  const { t } = useTranslation('nav');
  const { user, isLoading } = useAuth();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [hasMenuOpened, setMenuOpened] = useState(false);
  const isScrolled = useIsScrolled();
  const isTaken = useIsHeaderTaken();
  return (
    <chakra.header
      id={HEADER_ID}
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      boxShadow={isScrolled ? '0 1px 0 var(--hueco-colors-hairline)' : undefined}
    >
      <PageContainer
        display="flex"
        alignItems="center"
        height="var(--header-h)"
        gap={isTaken ? { base: '1', md: '4', lg: '6' } : { base: '3', md: '2', lg: '8' }}
        {...(isTaken && { maxWidth: 'none', css: CLOSE })}
      >
        <Box display={isTaken ? { base: 'none', md: 'block' } : 'contents'}>
          <Logo />
        </Box>
        {isTaken && (
          <Box
            ref={setHeaderSlot}
            flex="1"
            minWidth="0"
            maxWidth={{ md: '560px' }}
            marginStart={{ md: '2', lg: '6' }}
          />
        )}
        <MainNav isTaken={isTaken} />
        <HStack marginStart="auto" gap={{ base: '1', lg: '2' }} visibility={isLoading ? 'hidden' : undefined}>
          {user && (
            <HelpLink {...(isTaken ? onlyWide('inline-flex') : { display: { base: 'none', lg: 'inline-flex' } })} />
          )}
          <Box display={{ base: 'none', md: 'block' }}>
            <LanguageMenu />
          </Box>
          {user ? <MemberActions isTaken={isTaken} /> : <VisitorActions isTaken={isTaken} />}
          <IconButton
            variant="ghost"
            borderRadius="full"
            {...(isTaken ? onlyNarrow : { display: { base: 'inline-flex', md: 'none' } })}
            marginEnd="-10px"
            aria-label={t('openMenu')}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => {
              setMenuOpened(true);
              setMenuOpen(true);
            }}
          >
            <Menu />
          </IconButton>
        </HStack>
      </PageContainer>
      <Suspense>{hasMenuOpened && <MobileMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}</Suspense>
    </chakra.header>
  );
}
