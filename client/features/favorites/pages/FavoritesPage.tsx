import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../session/AuthProvider';
import { expectsSession } from '../../../session/tabs';
import { KeptTabs } from '../../../ui/favorites/KeptTabs';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { SkeletonRows } from '../../../ui/feedback/states';
import { AccountLists } from '../components/AccountLists';
import { WaitingSection } from '../components/WaitingSection';
import { BrowserList } from '../components/BrowserList';

/** /favorites: the favorites of an account or, for a visitor, in this browser. */
export function FavoritesPage() {
  const { t } = useTranslation(['favorites', 'domain']);
  const { isLoading, user } = useAuth();
  const isUndecided = isLoading && expectsSession();
  return (
    <PageContainer paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('title')} />
      <chakra.h1 textStyle="h2">{t('title')}</chakra.h1>
      <chakra.p marginTop="1" marginBottom={{ base: '4', md: '5' }} color="fg.muted">
        {t(user || isUndecided ? 'text' : 'visitorText')}
      </chakra.p>
      <KeptTabs />
      {isUndecided ? <SkeletonRows /> : user ? <AccountLists /> : <BrowserList />}
      {user && <WaitingSection />}
    </PageContainer>
  );
}
