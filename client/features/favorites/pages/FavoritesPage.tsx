import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../session/AuthProvider';
import { SessionUndecided } from '../../../session/SessionUndecided';
import { expectsSession } from '../../../session/tabs';
import { FavoritesTabs } from '../../../ui/favorites/FavoritesTabs';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { SkeletonRows } from '../../../ui/feedback/states';
import { BrowserList } from '../components/BrowserList';

/* Visitors have neither lists nor waiting places, so their code is not loaded. */
const AccountFavorites = lazy(() =>
  import('../components/AccountFavorites').then((file) => ({ default: file.AccountFavorites })),
);

/** /favorites: the favorites of an account or, for a visitor, of this browser. */
export function FavoritesPage() {
  const { t } = useTranslation(['favorites', 'domain']);
  const { isLoading, isLost, user } = useAuth();
  const isUndecided = isLost || (isLoading && expectsSession());
  return (
    <PageContainer paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('title')} />
      <chakra.h1 textStyle="h2">{t('title')}</chakra.h1>
      <chakra.p marginTop="1" marginBottom={{ base: '4', md: '5' }} color="fg.muted">
        {t(user || isUndecided ? 'text' : 'visitorText')}
      </chakra.p>
      <FavoritesTabs />
      <Suspense fallback={<SkeletonRows />}>
        {isUndecided ? (
          <SessionUndecided placeholder={<SkeletonRows />} headingLevel="h2" />
        ) : user ? (
          <AccountFavorites />
        ) : (
          <BrowserList />
        )}
      </Suspense>
    </PageContainer>
  );
}
