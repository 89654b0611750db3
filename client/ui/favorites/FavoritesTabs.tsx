import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '1',
    color: 'fg.muted',
    fontWeight: '500',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', fontWeight: '600', borderColor: 'brand.solid' },
  },
});

/** Tabs for the favorites and the saved searches. */
export function FavoritesTabs() {
  const { t } = useTranslation('domain');
  return (
    <chakra.nav
      aria-label={t('kept.label')}
      display="flex"
      gap="6"
      borderBottomWidth="1px"
      borderColor="hairline"
      mb={{ base: '6', md: '8' }}
    >
      <Tab to="/favorites" end>
        {t('kept.spaces')}
      </Tab>
      <Tab to="/favorites/searches">{t('kept.searches')}</Tab>
    </chakra.nav>
  );
}
