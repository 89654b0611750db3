import { Box, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { StaffViewInput } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { PageTitle } from '../../../ui/layout/Page';
import { useKeys } from '../../../ui/staff/shortcuts';
import { AppliedFilters } from './AppliedFilters';
import { ColumnChooser } from './ColumnChooser';
import { useCountText } from './count-text';
import { CountedViews } from './CountedViews';
import { ExportButton, SaveSelected, type ListFile } from './list-file';
import type { ListFilter } from './FilterSelect';
import { ListFilters } from './ListFilters';
import { ListFoot } from './ListFoot';
import { ListTable, type ListColumn } from './ListTable';
import { ListViews } from './ListViews';
import type { ListAddress, ListValues } from './list-address';
import { useHiddenColumns } from './list-columns';
import type { ListView } from './list-views';
import type { BulkAct, BulkActs } from './bulk-acts';
import type { BulkActDialogProps } from './BulkActDialog';
import { SelectionBar } from './SelectionBar';
import { useOpenRow } from './use-open-row';
import { useRowKeys } from './use-row-keys';
import { useSelection } from './use-selection';

/* Loaded once a bulk act is started; `lazy` drops its type parameter. */
const BulkActDialog = lazy(() =>
  import('./BulkActDialog').then((file) => ({ default: file.BulkActDialog })),
) as unknown as <Row>(props: BulkActDialogProps<Row>) => ReactNode;
/* Loaded once a row is opened. */
const SidePanel = lazy(() => import('./SidePanel').then((file) => ({ default: file.SidePanel })));

interface ListLayoutProps<Row> {
  title: string;
  searchHint: string;
  filters: readonly ListFilter[];
  columns: readonly ListColumn<Row>[];
  address: ListAddress;
  /** The rows of this page; undefined while loading. */
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
  /** The built-in views. */
  views?: readonly ListView[];
  /** The count query of a view; unset shows no counts. */
  viewOf?: (values: ListValues) => StaffViewInput;
  /** The bulk acts. */
  many?: BulkActs<Row>;
  /** The list as a CSV. */
  file?: ListFile;
  /** Renders the case of a row, by the part after the list's path in its URL; unset opens cases as pages only. */
  renderCase?: (id: string) => ReactNode;
}

/** A list of the staff: filters, page and open row in the URL, fixed head and foot, full keyboard control. */
export function ListLayout<Row>(props: ListLayoutProps<Row>) {
  const { title, searchHint, filters, columns, address, rows, totalCount, keyOf, hrefOf, many } = props;
  const { views, viewOf, file, renderCase } = props;
  const { t } = useTranslation('staff');
  const countText = useCountText();
  const { pathname } = useLocation();
  const { hidden, toggle } = useHiddenColumns(pathname);
  const table = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLDivElement>(null);
  const viewsNav = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<BulkAct | null>(null);
  const selection = useSelection(rows?.map(keyOf) ?? []);
  const selected = rows?.filter((row) => selection.keys.has(keyOf(row))) ?? [];
  const offered = many?.acts.filter(({ name }) => selected.some((row) => many.actsOf(row).includes(name))) ?? [];
  const canSelect =
    file?.isByRow === true ||
    (rows?.some((row) => many?.acts.some(({ name }) => many.actsOf(row).includes(name))) ?? false);
  const open = useOpenRow({ isOffered: renderCase !== undefined, address, rows, hrefOf, keyOf, table });
  useRowKeys(table, {
    add,
    views: viewsNav,
    onSelect: canSelect ? (key, isRange) => (isRange ? selection.toggleTo : selection.toggle)(key) : undefined,
    onMove: (step) => {
      if (open.id !== null) open.move(step);
      return open.id !== null;
    },
  });
  useKeys(offered.map((act) => [act.shortcut, () => setBegun(act)]));
  const viewsProps = views && { views, viewsRef: viewsNav };
  return (
    <Flex
      direction="column"
      // Not as high as its rows: the list scrolls between its head and its foot.
      flex={{ base: '1', md: 'none' }}
      minWidth="0"
      height={{ md: 'calc(100dvh - var(--bar-h) - var(--foot-h))' }}
      overflow={{ md: 'hidden' }}
    >
      <PageTitle title={title} />
      <ListHead title={title} actions={props.actions} file={file} />
      {viewsProps &&
        (viewOf ? <CountedViews {...viewsProps} keys={address.keys} viewOf={viewOf} /> : <ListViews {...viewsProps} />)}
      <ListFilters filters={filters} address={address} searchHint={searchHint} searchRef={search} addRef={add}>
        <Flex alignItems="center" gap="2.5" marginInlineStart="auto">
          <chakra.p textStyle="sm" color="fg.muted" aria-live="polite">
            {totalCount === undefined ? ' ' : t('list.count', { count: totalCount, formatted: countText(totalCount) })}
          </chakra.p>
          <ColumnChooser columns={columns.slice(1)} hidden={hidden} onToggle={toggle} />
        </Flex>
      </ListFilters>
      <Flex flex="1" minHeight="0">
        <Flex direction="column" position="relative" flex="1" minWidth="0" minHeight="0">
          <Box
            ref={table}
            flex="1"
            minHeight="0"
            overflow="auto"
            scrollbarWidth="thin"
            tabIndex={-1}
            css={{ containerType: 'inline-size' }}
          >
            <ListBody list={props} hidden={hidden} selection={canSelect ? selection : undefined} open={open} />
          </Box>
          {selected.length > 0 && (
            <SelectionBar count={selected.length} acts={offered} onAct={setBegun} onClear={selection.clear}>
              {file?.isByRow && <SaveSelected file={file} ids={selected.map(keyOf)} />}
            </SelectionBar>
          )}
        </Flex>
        {renderCase && open.id !== null && (
          <OpenCase list={props} open={open}>
            {renderCase(open.id)}
          </OpenCase>
        )}
      </Flex>
      <ListFoot
        address={address}
        rowCount={rows?.length}
        totalCount={totalCount}
        pageSize={props.pageSize}
        endCursor={props.endCursor}
        hasNextPage={props.hasNextPage}
        hasViews={views !== undefined}
        canSelect={canSelect}
      />
      {many && begun && (
        <Suspense>
          <BulkActDialog act={begun} many={many} rows={selected} keyOf={keyOf} onClose={() => setBegun(null)} />
        </Suspense>
      )}
    </Flex>
  );
}

function ListHead({ title, actions, file }: Pick<ListLayoutProps<unknown>, 'title' | 'actions' | 'file'>) {
  return (
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
      <Flex gap="2" flexWrap="wrap">
        {actions}
        {file && <ExportButton file={file} />}
      </Flex>
    </Flex>
  );
}

interface ListBodyProps<Row> {
  list: ListLayoutProps<Row>;
  hidden: readonly string[];
  selection: ReturnType<typeof useSelection> | undefined;
  open: ReturnType<typeof useOpenRow<Row>>;
}

/** The rows, or the state of the list without them. */
function ListBody<Row>({ list, hidden, selection, open }: ListBodyProps<Row>) {
  const { t } = useTranslation('staff');
  const { rows, error, address } = list;
  if (!rows)
    return error ? (
      <ErrorState error={error} onRetry={list.onRetry} headingLevel="h2" />
    ) : (
      <Box paddingInline="6">
        <SkeletonRows count={8} />
      </Box>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        illustration="door"
        title={t(address.isFiltered ? 'list.nothing.title' : 'list.empty.title')}
        text={t(address.isFiltered ? 'list.nothing.text' : 'list.empty.text')}
        headingLevel="h2"
        actions={address.isFiltered && <AppliedFilters filters={list.filters} address={address} />}
      />
    );
  return (
    <ListTable
      label={list.title}
      columns={list.columns.filter(({ key }) => !hidden.includes(key))}
      rows={rows}
      keyOf={list.keyOf}
      hrefOf={list.hrefOf}
      selection={selection}
      nameOf={list.many?.nameOf}
      openKey={open.key}
      onOpen={open.open}
    />
  );
}

interface OpenCaseProps<Row> {
  list: ListLayoutProps<Row>;
  open: ReturnType<typeof useOpenRow<Row>>;
  children: ReactNode;
}

/** The case of the open row, beside the list. */
function OpenCase<Row>({ list: { address, totalCount, pageSize }, open, children }: OpenCaseProps<Row>) {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const countText = useCountText();
  // After jumping into the middle of a list by its address, its pages before are not counted.
  const isCounted = open.index !== -1 && totalCount !== undefined && (address.isFirst || address.page > 0);
  return (
    <Suspense>
      <SidePanel
        href={open.href}
        position={
          isCounted
            ? t('list.panel.position', {
                position: number(address.page * pageSize + open.index + 1),
                total: countText(totalCount),
              })
            : null
        }
        onPrevious={open.hasPrevious ? () => open.move(-1) : undefined}
        onNext={open.hasNext ? () => open.move(1) : undefined}
        onClose={open.close}
      >
        {children}
      </SidePanel>
    </Suspense>
  );
}
