import { chakra, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useWordEntriesQuery } from '../../../generated/graphql';
import type { WordListName } from '../../../generated/schema';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { ChipNav } from '../components/ChipNav';
import { AddEntry } from './AddEntry';
import { LegalVersions } from './LegalVersions';
import { WordsRow } from './WordsRow';

/** The lists, the most frequently changed first. */
const LISTS = [
  'PROHIBITED_GOODS',
  'NOTIFICATIONS',
  'CITY_QUESTIONS',
  'MEASURE_REASONS',
  'REJECT_REASONS',
  'DECLINE_REASONS',
  'TERMINATION_REASONS',
  'SPACE_REPORT_REASONS',
  'USER_REPORT_REASONS',
  'REVIEW_REPORT_REASONS',
  'MESSAGE_REPORT_REASONS',
] as const satisfies readonly WordListName[];
/** The versions of legal pages, besides the lists. */
const LEGAL = 'LEGAL' as const;
/** Lists that accept new entries. */
const OPEN_LISTS: readonly WordListName[] = ['PROHIBITED_GOODS', 'CITY_QUESTIONS'];

/** Longer lists have a search field. */
const MANY = 20;

/** The lists and texts of the product that the staff edit, one list at a time. */
export function WordsSection() {
  const { t } = useTranslation('words');
  const [query] = useSearchParams();
  const wanted = query.get('list');
  const list = wanted === LEGAL ? LEGAL : (LISTS.find((name) => name === wanted) ?? LISTS[0]);
  const chips = [...LISTS, LEGAL].map((name) => ({
    to: `/admin?${new URLSearchParams({ section: 'words', list: name })}`,
    text: t(`list.${name}`),
    isCurrent: name === list,
  }));
  return (
    <Stack gap="6">
      <ChipNav label={t('lists')} chips={chips} />
      <chakra.p color="fg.muted" maxWidth="44rem">
        {t(`lead.${list}`)}
      </chakra.p>
      {list === LEGAL ? <LegalVersions /> : <Entries key={list} list={list} />}
    </Stack>
  );
}

function Entries({ list }: { list: WordListName }) {
  const { t } = useTranslation('words');
  const [filter, setFilter] = useState('');
  const { data, error, refetch } = useWordEntriesQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const [first] = data.editableWords;
  const wanted = filter.trim().toLocaleLowerCase();
  const found = data.editableWords.filter(({ key, texts }) =>
    [key, ...texts.map(({ text }) => text)].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <>
      {first && OPEN_LISTS.includes(list) && <AddEntry like={first} />}
      <chakra.section aria-labelledby="words-list">
        <chakra.h2 id="words-list" textStyle="h3" marginBottom="3">
          {t(`list.${list}`)}
        </chakra.h2>
        {data.editableWords.length > MANY && (
          <Input
            type="search"
            maxWidth="24rem"
            marginBottom="3"
            aria-label={t('filter')}
            placeholder={t('filter')}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )}
        {found.length === 0 && <chakra.p role="status">{t('nothing')}</chakra.p>}
        <chakra.ul
          hidden={found.length === 0}
          layerStyle="panel"
          css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'hairline' } }}
        >
          {found.map((entry) => (
            <WordsRow key={entry.key} entry={entry} count={data.editableWords.length} />
          ))}
        </chakra.ul>
      </chakra.section>
    </>
  );
}
