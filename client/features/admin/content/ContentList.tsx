import { Box, Button, chakra, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useContentEntriesQuery, type ContentRowFragment } from '../../../generated/graphql';
import type { ContentKind } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';
import { contentPath, NEW_KEY } from './content-path';
import { ContentStateBadge } from './ContentStateBadge';
import { dottedText } from '../../../ui/display/dotted-text';

/** The texts of a kind, with a filter field. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('editing');
  const [filter, setFilter] = useState('');
  const { data, error, refetch } = useContentEntriesQuery({ variables: { kind }, fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const wanted = filter.trim().toLocaleLowerCase();
  const found = data.contentEntries.filter(({ key, title }) =>
    [key, title].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <section aria-labelledby="content-list">
      <Flex gap="3" flexWrap="wrap" alignItems="center" marginBottom="4">
        <chakra.h2 id="content-list" textStyle="h3" marginInlineEnd="auto">
          {t(`kind.${kind}`)}
        </chakra.h2>
        <Input
          type="search"
          maxWidth="20rem"
          aria-label={t('filter')}
          placeholder={t('filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        {kind !== 'CITY' && (
          <Button asChild>
            <Link to={contentPath(kind, NEW_KEY)}>{t(`add.${kind}`)}</Link>
          </Button>
        )}
      </Flex>
      <chakra.p color="fg.muted" maxWidth="44rem" marginBottom="4">
        {t(`lead.${kind}`)}
      </chakra.p>
      {found.length === 0 && <chakra.p role="status">{t('nothing')}</chakra.p>}
      <chakra.ul
        hidden={found.length === 0}
        layerStyle="panel"
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'hairline' } }}
      >
        {found.map((entry) => (
          <ContentRow key={entry.key} entry={entry} />
        ))}
      </chakra.ul>
    </section>
  );
}

function ContentRow({ entry }: { entry: ContentRowFragment }) {
  const { t } = useTranslation('editing');
  const { day, instant } = useFormats();
  const { kind, key, title, path, comingFrom, changedAt } = entry;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock={{ base: '1.5', md: '2.5' }}
    >
      <Box flex="1 1 18rem" minWidth="0">
        <TextLink
          to={contentPath(kind, key)}
          variant="plain"
          display="inline-flex"
          alignItems="center"
          minHeight={{ base: '11', md: '7' }}
          fontWeight="600"
          overflowWrap="anywhere"
        >
          {title}
        </TextLink>
        <chakra.p textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
          {dottedText([path, changedAt && t('changedAt', { at: instant(changedAt) })])}
        </chakra.p>
      </Box>
      {comingFrom && <chakra.span textStyle="sm">{t('comingFrom', { day: day(comingFrom) })}</chakra.span>}
      <ContentStateBadge state={entry.state} />
    </chakra.li>
  );
}
