import { Box, Button, chakra, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { toAppError } from '../../../../apollo/app-error';
import { usePublicProfileQuery, type PublicProfileQuery } from '../../../../generated/graphql';
import { LoadingRegion } from '../../../../ui/feedback/LoadingRegion';
import { PageContainer, PageTitle } from '../../../../ui/layout/Page';
import { SpaceCard } from '../../../../ui/space-card/SpaceCard';
import { EmptyState, ErrorState } from '../../../../ui/feedback/states';
import { toast } from '../../../../ui/feedback/toast';
import { PersonCard } from './PersonCard';
import { PersonReviews } from './PersonReviews';
import { ReportPersonButton } from './ReportPersonButton';
import { profileVariables } from './profile-variables';

type Person = NonNullable<PublicProfileQuery['user']>;

/** The public profile of a person: first name, verified properties, bio and their spaces. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { userId = '' } = useParams();
  const { data, error, loading, refetch, fetchMore } = usePublicProfileQuery({
    variables: profileVariables(userId),
  });
  const person = data?.user;

  const fetchNext = () =>
    void fetchMore({ variables: { after: person?.spaces.pageInfo.endCursor } }).catch(() =>
      toast({ title: t('public.moreFailed'), tone: 'error' }),
    );

  return (
    <PageContainer paddingBlock={{ base: '6', md: '12' }}>
      {person ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' }}
          gap={{ base: '8', md: '12' }}
          alignItems="start"
        >
          <PageTitle title={t('public.title', { name: person.displayName })} />
          <Stack gap="3">
            <PersonCard person={person} />
            <Box alignSelf="center">
              <ReportPersonButton id={person.id} name={person.displayName} />
            </Box>
          </Stack>
          <Stack gap={{ base: '8', md: '12' }} minWidth="0">
            <About person={person} />
            {person.spaces.totalCount > 0 && <Spaces person={person} isLoading={loading} onMore={fetchNext} />}
            <PersonReviews person={person} />
          </Stack>
        </Grid>
      ) : loading ? (
        <Loading />
      ) : error && toAppError(error).code !== 'NOT_FOUND' ? (
        <ErrorState error={error} headingLevel="h1" onRetry={() => void refetch()} />
      ) : (
        <EmptyState illustration="door" headingLevel="h1" title={t('public.gone.title')} text={t('public.gone.text')} />
      )}
    </PageContainer>
  );
}

function About({ person }: { person: Person }) {
  const { t } = useTranslation('profile');
  return (
    <section>
      <chakra.h2 textStyle="h3">{t('public.about', { name: person.displayName })}</chakra.h2>
      <chakra.p
        marginTop="2"
        maxWidth="68ch"
        color={person.bio ? 'fg' : 'fg.muted'}
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {person.bio || t('public.noBio')}
      </chakra.p>
    </section>
  );
}

function Spaces({ person, isLoading, onMore }: { person: Person; isLoading: boolean; onMore: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <section>
      <chakra.h2 textStyle="h3">{t('public.spaces', { count: person.spaces.totalCount })}</chakra.h2>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        gap="6"
        marginTop="4"
      >
        {person.spaces.edges.map(({ node }) => (
          <li key={node.id}>
            <SpaceCard
              space={node}
              to={`/space/${node.id}`}
              sizes="(min-width: 1200px) 260px, (min-width: 600px) 44vw, 92vw"
            />
          </li>
        ))}
      </Grid>
      {person.spaces.pageInfo.hasNextPage && (
        <Button variant="outline" marginTop="6" loading={isLoading} onClick={onMore}>
          {t('public.moreSpaces')}
        </Button>
      )}
    </section>
  );
}

function Loading() {
  return (
    <LoadingRegion>
      <Grid templateColumns={{ base: '1fr', md: '320px 1fr' }} gap={{ base: '8', md: '12' }}>
        <Skeleton height="360px" borderRadius="card" />
        <Box display="grid" gap="4" alignContent="start">
          <Skeleton height="6" width="40%" />
          <Skeleton height="20" />
          <Skeleton height="220px" borderRadius="photo" />
        </Box>
      </Grid>
    </LoadingRegion>
  );
}
