import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const Tab = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: { base: '44px', md: '38px' },
    borderRadius: '9px',
    textStyle: 'sm',
    fontWeight: '500',
    color: 'fg.muted',
    '&[aria-current=page]': {
      bg: { base: 'bg.panel', _dark: 'arena.700' },
      color: 'fg',
      fontWeight: '600',
      boxShadow: '1',
    },
  },
});

interface AuthTabsProps {
  view: 'sign-in' | 'sign-up';
  linkTo: (view: 'sign-in' | 'sign-up') => string;
}

/** The two views of the page, as links so that each has its own URL. */
export function AuthTabs({ view, linkTo }: AuthTabsProps) {
  const { t } = useTranslation('accounts');
  const tab = (target: 'sign-in' | 'sign-up', label: string) => (
    <Tab to={linkTo(target)} replace aria-current={view === target ? 'page' : undefined}>
      {label}
    </Tab>
  );
  return (
    <chakra.nav
      aria-label={t('views')}
      display="grid"
      gridTemplateColumns="1fr 1fr"
      padding="3px"
      borderRadius="lg"
      bg="bg.muted"
      marginBottom={{ base: '6', md: '8' }}
    >
      {tab('sign-in', t('signIn.tab'))}
      {tab('sign-up', t('signUp.tab'))}
    </chakra.nav>
  );
}
