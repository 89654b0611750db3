import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useHostMonthQuery,
  useMySpacesQuery,
  useSpaceMetricsQuery,
  type DashboardSpace_SpaceFragment,
} from '../../../../generated/graphql';
import { monthOf } from '../../../../ui/time/days';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { MoreLink } from '../../../../ui/links/MoreLink';
import { today } from '../../../../ui/time/today';
import { entriesOn } from '../../calendar/calendar-rows';
import { GroupFilter } from '../../components/GroupFilter';
import { PageHead } from '../../components/PageHead';
import { useMore } from '../../use-more';
import { countListed, groupCounts, GROUPS, inGroups, sizesOf, type SpaceGroup } from './space-groups';
import { HostDataNotice } from './HostDataNotice';
import { SpaceRow } from './SpaceRow';

const PAGE = 50;

/** The host's spaces: first those that wait for the host, then the rented ones, with their actions. */
export function SpacesTab() {
  const { t } = useTranslation('dashboard');
  const { data, loading, error, refetch, fetchMore } = useMySpacesQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const more = useMore(fetchMore);
  const spaces = data?.mySpaces.edges.map((edge) => edge.node) ?? [];
  const hostData = data?.viewer?.hostData;
  const groups = inGroups(spaces);
  // Once all are loaded, also what was just paused or archived is counted.
  const counts = data?.mySpaces.pageInfo.hasNextPage ? groupCounts(data.mySpaces.statusCounts) : sizesOf(groups);
  const publish = (
    <Button asChild variant={spaces.length > 0 ? 'outline' : 'solid'}>
      <Link to="/publish-space">
        <Plus aria-hidden />
        {spaces.length > 0 ? t('spaces.publish') : t('spaces.emptyAction')}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('spaces.title')}
        text={
          data && spaces.length > 0
            ? `${t('spaces.count', { count: countListed(counts) })}, ${t('spaces.countPublished', { count: counts.PUBLISHED })}`
            : undefined
        }
        action={spaces.length > 0 ? publish : undefined}
      />
      {hostData && <HostDataNotice hostData={hostData} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {loading && !data && <SkeletonRows />}
      {data && spaces.length === 0 && (
        <Box layerStyle="panel">
          <EmptyState title={t('spaces.empty')} text={t('spaces.emptyText')} actions={publish} />
        </Box>
      )}
      {spaces.length > 0 && <Groups groups={groups} counts={counts} />}
      {data?.mySpaces.pageInfo.hasNextPage && (
        <Button
          variant="outline"
          alignSelf="center"
          disabled={loading}
          onClick={() => more(data.mySpaces.pageInfo.endCursor)}
        >
          {t('spaces.more')}
        </Button>
      )}
    </>
  );
}

type Groups = Record<SpaceGroup, readonly DashboardSpace_SpaceFragment[]>;

function Groups({ groups, counts }: { groups: Groups; counts: Record<SpaceGroup, number> }) {
  const { t } = useTranslation('dashboard');
  const [wanted, setWanted] = useState<SpaceGroup | null>(null);
  const filled = GROUPS.filter((group) => counts[group] + groups[group].length > 0);
  // Its last space may have moved to another group meanwhile.
  const only = filled.find((group) => group === wanted) ?? null;
  // Archived spaces are folded instead of a group.
  const choices = filled.filter((group) => group !== 'ARCHIVED');
  const metrics = useSpaceMetricsQuery({ skip: counts.PUBLISHED === 0 });
  // A paused or suspended space may be let too.
  const month = useHostMonthQuery({ variables: { month: monthOf(today()) } });
  const row = (space: DashboardSpace_SpaceFragment) => {
    const entries = month.data?.hostMonth.rows.find((one) => one.space.id === space.id)?.entries ?? [];
    return (
      <SpaceRow
        key={space.id}
        space={space}
        metrics={metrics.data?.hostStats.bySpace.find((one) => one.space.id === space.id)}
        isLetNow={entriesOn(entries, today()).some(({ kind }) => kind === 'RUNNING')}
      />
    );
  };
  const list = (group: SpaceGroup) => (
    <chakra.ul listStyleType="none" layerStyle="panel">
      {groups[group].map(row)}
    </chakra.ul>
  );
  return (
    <>
      {choices.length > 1 && (
        <GroupFilter
          label={t('spaces.filter')}
          groups={[
            {
              name: null,
              label: t('spaces.groups.ALL'),
              count: countListed(counts),
            },
            ...choices.map((name) => ({ name, label: t(`spaces.groups.${name}`), count: counts[name] })),
          ]}
          value={only}
          onChange={setWanted}
          marginInline="0"
        />
      )}
      {(only ? [only] : filled.filter((group) => groups[group].length > 0)).map((group) =>
        group === 'ARCHIVED' ? (
          <chakra.details key={group}>
            <chakra.summary minHeight="11" cursor="pointer" textStyle="sm" fontWeight="600" color="fg.muted">
              {t('spaces.groups.ARCHIVED')} {counts[group]}
            </chakra.summary>
            {list(group)}
          </chakra.details>
        ) : (
          <Box as="section" key={group} aria-labelledby={`spaces-${group}`}>
            <Flex align="baseline" justify="space-between" gap="3" marginBottom="3">
              <chakra.h2 id={`spaces-${group}`} textStyle="h3">
                {t(`spaces.groups.${group}`)}{' '}
                <chakra.small textStyle="sm" fontWeight="450" color="fg.muted">
                  {counts[group]}
                </chakra.small>
              </chakra.h2>
              {group === 'PUBLISHED' && <MoreLink to="/dashboard?mode=host&tab=stats">{t('spaces.toStats')}</MoreLink>}
            </Flex>
            {list(group)}
          </Box>
        ),
      )}
    </>
  );
}
