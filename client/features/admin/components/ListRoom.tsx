import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchBounds } from '../../../generated/first-bounds';
import { useFormats } from '../../../i18n/format';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { PageTitle } from '../../../ui/layout/Page';
import { Keys } from './Keys';
import { ListFilters, type ListFilter } from './ListFilters';
import { ListTable, type ListColumn } from './ListTable';
import type { ListAddress } from './list-address';
import { useRowKeys } from './use-row-keys';

interface ListRoomProps<Row> {
  title: string;
  searchHint: string;
  filters: readonly ListFilter[];
  columns: readonly ListColumn<Row>[];
  address: ListAddress;
  /** The rows of this page; nothing while they are on their way. */
  rows: readonly Row[] | undefined;
  totalCount: number | undefined;
  pageSize: number;
  endCursor: string | null | undefined;
  hasNextPage: boolean | undefined;
  error: unknown;
  onRetry: () => void;
  keyOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  actions?: ReactNode;
}

/** A list of the staff: filters and page in the URL, head and foot fixed, all of it by keyboard. */
export function ListRoom<Row>(props: ListRoomProps<Row>) {
  const { title, searchHint, filters, columns, address, rows, totalCount, error, onRetry, keyOf, hrefOf } = props;
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const table = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRowKeys(table, search);
  return (
    <Flex
      direction="column"
      // Not as high as its rows: the list scrolls inside, under its head and over its foot.
      flex={{ base: '1', md: 'none' }}
      minWidth="0"
      height={{ md: 'calc(100dvh - var(--bar-h) - var(--foot-h))' }}
      overflow={{ md: 'hidden' }}
    >
      <PageTitle title={title} />
      <Flex
        alignItems="flex-end"
        justifyContent="space-between"
        gap="4"
        padding={{ base: '16px 16px 12px', md: '16px 24px 12px' }}
        flexWrap="wrap"
      >
        <chakra.h1 textStyle="h3" fontSize="2xl" minWidth="0" hyphens="auto" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        {props.actions}
      </Flex>
      <ListFilters filters={filters} address={address} searchHint={searchHint} searchRef={search}>
        <chakra.p textStyle="sm" color="fg.muted" aria-live="polite" marginInlineStart="auto">
          {totalCount === undefined
            ? ' '
            : t('list.count', { count: totalCount, formatted: countText(totalCount, number) })}
        </chakra.p>
      </ListFilters>
      <Box ref={table} flex="1" minHeight="0" overflow="auto" scrollbarWidth="thin" tabIndex={-1}>
        {error && !rows ? (
          <ErrorState error={error} onRetry={onRetry} headingLevel="h2" />
        ) : !rows ? (
          <Box paddingInline="6">
            <SkeletonRows count={8} />
          </Box>
        ) : rows.length === 0 ? (
          <EmptyState
            illustration="door"
            title={t(address.isFiltered ? 'list.nothing.title' : 'list.empty.title')}
            text={t(address.isFiltered ? 'list.nothing.text' : 'list.empty.text')}
            headingLevel="h2"
            actions={
              address.isFiltered && (
                <Button variant="outline" onClick={address.clear}>
                  {t('list.clear')}
                </Button>
              )
            }
          />
        ) : (
          <ListTable label={title} columns={columns} rows={rows} keyOf={keyOf} hrefOf={hrefOf} />
        )}
      </Box>
      <ListFoot {...props} />
    </Flex>
  );
}

/** Lists count up to the search's bound; one more stands for more. */
const countText = (count: number, number: (value: number) => string): string =>
  count > searchBounds.counted.max ? `${number(searchBounds.counted.max)}+` : number(count);

function ListFoot<Row>({ address, rows, totalCount, pageSize, endCursor, hasNextPage }: ListRoomProps<Row>) {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const from = address.page * pageSize + 1;
  const isKnown = rows !== undefined && rows.length > 0 && totalCount !== undefined;
  return (
    <Flex
      as="footer"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      padding={{ base: '10px 16px', md: '10px 24px' }}
      borderTopWidth="1px"
      borderColor="border"
      bg="bg"
      textStyle="sm"
      color="fg.muted"
    >
      <Keys
        keys={[
          [['J', 'K'], t('list.keys.move')],
          [['↵'], t('list.keys.open')],
          [['F'], t('list.keys.search')],
        ]}
      />
      <Flex alignItems="center" gap="3" marginInlineStart="auto">
        {isKnown && (address.isFirst || address.page > 0) && (
          <span>
            {t('list.range', {
              from: number(from),
              to: number(from + rows.length - 1),
              total: countText(totalCount, number),
            })}
          </span>
        )}
        <Button size="sm" variant="outline" disabled={address.isFirst} onClick={address.previous}>
          {t('list.previous')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={!hasNextPage || !endCursor}
          onClick={() => endCursor && address.next(endCursor)}
        >
          {t('list.next')}
        </Button>
      </Flex>
    </Flex>
  );
}
