import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SpacePageQuery } from '../../../../generated/graphql';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { formatSearch } from '../../../../ui/search-pill/search-params';
import { EmptyState } from '../../../../ui/feedback/states';
import { useStay } from '../use-stay';
import { SimilarSpaces } from './SimilarSpaces';

/** A deleted space: others nearby, and a similar search. */
export function GoneSpace({ gone: { city, type, instead } }: { gone: NonNullable<SpacePageQuery['goneSpace']> }) {
  const { t } = useTranslation('space');
  const [stay] = useStay();
  const search = formatSearch({ city, type: type ? [type] : [], from: stay.from, to: stay.to });
  return (
    <>
      <PageTitle title={t('gone.title')} />
      <PageContainer pt="4">
        <EmptyState
          headingLevel="h1"
          illustration="door"
          paddingBlock={{ base: '8', md: '12' }}
          title={t('gone.title')}
          text={t(instead.length > 0 ? 'gone.text' : 'gone.textAlone')}
          actions={
            <Button asChild>
              <Link to={search.size > 0 ? `/search?${search}` : '/search'}>{t('gone.action')}</Link>
            </Button>
          }
        />
      </PageContainer>
      <SimilarSpaces spaces={instead} around={undefined} stay={stay} />
    </>
  );
}
