import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchBounds } from '../../../generated/first-bounds';
import { useFormats } from '../../../i18n/format';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { PageTitle } from '../../../ui/layout/Page';
import { Keys } from './Keys';
import { ListFilters, type ListFilter } from './ListFilters';
import { ListTable, type ListColumn } from './ListTable';
import { ListViews } from './ListViews';
import type { ListAddress } from './list-address';
import type { ListView } from './list-views';
import type { ManyAct, ManyActs } from './many-acts';
import type { ManyDialogProps } from './ManyDialog';
import { SelectionBar } from './SelectionBar';
import { useRowKeys } from './use-row-keys';
import { useSelection } from './use-selection';

/* Fetched once an act about many is begun; `lazy` drops its type parameter. */
const ManyDialog = lazy(() => import('./ManyDialog').then((file) => ({ default: file.ManyDialog }))) as unknown as <
  Row,
>(
  props: ManyDialogProps<Row>,
) => ReactNode;

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
  /** Views that the list comes with. */
  views?: readonly ListView[];
  /** What can be done about several rows. */
  many?: ManyActs<Row>;
}

/** A list of the staff: filters and page in the URL, head and foot fixed, all of it by keyboard. */
export function ListRoom<Row>(props: ListRoomProps<Row>) {
  const { title, searchHint, filters, columns, address, rows, totalCount, error, onRetry, keyOf, hrefOf, views, many } =
    props;
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const table = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const viewsNav = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<ManyAct | null>(null);
  const selection = useSelection(rows?.map(keyOf) ?? []);
  const selected = rows?.filter((row) => selection.keys.has(keyOf(row))) ?? [];
  const offered = many?.acts.filter(({ name }) => selected.some((row) => many.actsOf(row).includes(name))) ?? [];
  const canSelect =
    many !== undefined && (rows?.some((row) => many.acts.some(({ name }) => many.actsOf(row).includes(name))) ?? false);
  useRowKeys(table, {
    search,
    views: viewsNav,
    onSelect: canSelect ? (key, isRange) => (isRange ? selection.toggleTo : selection.toggle)(key) : undefined,
    onLetter: (letter) => {
      const act = offered.find((one) => one.letter === letter);
      if (act) setBegun(act);
      return act !== undefined;
    },
  });
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
      {views && <ListViews views={views} viewsRef={viewsNav} />}
      <ListFilters filters={filters} address={address} searchHint={searchHint} searchRef={search}>
        <chakra.p textStyle="sm" color="fg.muted" aria-live="polite" marginInlineStart="auto">
          {totalCount === undefined
            ? ' '
            : t('list.count', { count: totalCount, formatted: countText(totalCount, number) })}
        </chakra.p>
      </ListFilters>
      <Flex direction="column" position="relative" flex="1" minHeight="0">
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
            <ListTable
              label={title}
              columns={columns}
              rows={rows}
              keyOf={keyOf}
              hrefOf={hrefOf}
              selection={canSelect ? selection : undefined}
              nameOf={many?.nameOf}
            />
          )}
        </Box>
        {selected.length > 0 && (
          <SelectionBar count={selected.length} acts={offered} onAct={setBegun} onClear={selection.clear} />
        )}
      </Flex>
      <ListFoot {...props} canSelect={canSelect} />
      {many && begun && (
        <Suspense>
          <ManyDialog act={begun} many={many} rows={selected} keyOf={keyOf} onClose={() => setBegun(null)} />
        </Suspense>
      )}
    </Flex>
  );
}

/** Lists count up to the search's bound; one more stands for more. */
const countText = (count: number, number: (value: number) => string): string =>
  count > searchBounds.counted.max ? `${number(searchBounds.counted.max)}+` : number(count);

interface ListFootProps<Row> extends ListRoomProps<Row> {
  canSelect: boolean;
}

function ListFoot<Row>(props: ListFootProps<Row>) {
  const { address, rows, totalCount, pageSize, endCursor, hasNextPage, views, canSelect } = props;
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
          ...(canSelect
            ? ([
                [['X'], t('list.keys.select')],
                [['⇧', 'X'], t('list.keys.range')],
              ] as const)
            : []),
          [['F'], t('list.keys.search')],
          ...(views ? ([[['V'], t('list.keys.views')]] as const) : []),
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
