import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  usePaymentRecordsQuery,
  type PaymentRecordKind,
  type PaymentRecordsQuery,
  type RenterPaymentsQuery,
} from '../../../generated/graphql';
import { cardName } from '../../../ui/cards/card-name';
import { SHORT_DATE, SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Segmented } from '../../../ui/controls/Segmented';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useFileDownload } from '../../../ui/controls/use-file-download';
import { MAINLAND_ZONE } from '../../../ui/time/zones';
import { useMore } from '../use-more';
import { dottedText } from '../../../ui/display/dotted-text';

const PAGE_SIZE = 20;
type Years = RenterPaymentsQuery['renterPayments']['years'];
type PaymentRecord = PaymentRecordsQuery['paymentRecords']['edges'][number]['node'];
type Filter = 'ALL' | PaymentRecordKind;

/** Captured charges and refunds, newest first, with their documents; the total of each year after its records. */
export function RecordsPanel({ years }: { years: Years }) {
  const { t } = useTranslation('payments');
  const [filter, setFilter] = useState<Filter>('ALL');
  const { data, error, loading, refetch, fetchMore } = usePaymentRecordsQuery({
    variables: { kind: filter === 'ALL' ? null : filter, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const more = useMore(fetchMore);
  const connection = data?.paymentRecords;
  const records = connection?.edges.map(({ node }) => node) ?? [];
  const countOf = (name: Filter): number =>
    years.reduce(
      (sum, { chargeCount, refundCount }) =>
        sum + (name === 'REFUND' ? 0 : chargeCount) + (name === 'CHARGE' ? 0 : refundCount),
      0,
    );
  const options = (['ALL', 'CHARGE', 'REFUND'] as const).map((value) => ({
    value,
    label: (
      <>
        {t(`records.filter.${value}`)} <chakra.span color="fg.muted">{countOf(value)}</chakra.span>
      </>
    ),
  }));
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="records-title">
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        padding={{ base: '4', md: '6' }}
        paddingBottom="3!"
      >
        <chakra.h2 id="records-title" textStyle="h3">
          {t('records.title')}
        </chakra.h2>
        <Segmented label={t('records.filter.label')} options={options} value={filter} onChange={setFilter} />
      </Flex>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {loading && !data && <SkeletonRows />}
      {connection && records.length === 0 && <EmptyState title={t('records.empty')} text={t('records.emptyText')} />}
      {records.length > 0 && (
        <RecordsTable
          records={records}
          years={filter === 'ALL' ? years : []}
          isWhole={!connection?.pageInfo.hasNextPage}
        />
      )}
      {connection?.pageInfo.hasNextPage && (
        <Flex justify="center" padding="4">
          <Button variant="outline" disabled={loading} onClick={() => more(connection.pageInfo.endCursor ?? null)}>
            {t('records.more')}
          </Button>
        </Flex>
      )}
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="4"
        textStyle="sm"
        color="fg.muted"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="3"
        borderTopWidth="1px"
        borderColor="hairline"
      >
        {t('records.issuers')}
        {records.some(({ documents }) => documents.some(({ url }) => url)) && <AllDocuments />}
      </Flex>
    </Box>
  );
}

interface RecordsTableProps {
  records: readonly PaymentRecord[];
  years: Years;
  /** Nothing more to load, so the last year is complete. */
  isWhole: boolean;
}

/** A table on wide screens; on narrow ones each row is a block of lines. */
function RecordsTable({ records, years, isWhole }: RecordsTableProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const yearOf = (record: PaymentRecord): number => Number(yearFormat.format(new Date(record.at)));
  return (
    <Box role="table" aria-labelledby="records-title" textStyle="sm">
      <Box role="row" {...ROW} hideBelow="lg" color="fg.subtle" textStyle="xs">
        {(['day', 'what', 'card', 'documents', 'amount'] as const).map((column) => (
          <Box key={column} role="columnheader" textAlign={column === 'amount' ? 'end' : undefined}>
            {t(`records.${column}`)}
          </Box>
        ))}
      </Box>
      {records.map((record, index) => {
        const year = yearOf(record);
        const next = records[index + 1];
        const isYearOver = next ? yearOf(next) !== year : isWhole;
        const sum = isYearOver ? years.find((one) => one.year === year) : undefined;
        return (
          <Fragment key={record.id}>
            <RecordRow record={record} />
            {sum && (
              <Box role="row" {...ROW} bg="bg.muted" fontWeight="600">
                <Box role="rowheader" gridColumn={{ lg: '2 / 5' }}>
                  {t('paid', { year })}
                </Box>
                <Box role="cell" {...AMOUNT}>
                  {money(sum.paidCents)}
                </Box>
              </Box>
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}

/** A row: columns on wide screens, title and amount above the other cells on narrow ones. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: '104px minmax(0, 1fr) 116px 196px 92px' },
  columnGap: '4',
  rowGap: '1',
  alignItems: { base: 'start', lg: 'center' },
  paddingInline: { base: '4', md: '6' },
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'hairline',
} as const;
const AMOUNT = { textAlign: 'end', fontWeight: '600', whiteSpace: 'nowrap' } as const;
/** On narrow screens a cell takes the full width, under title and amount. */
const LINE = { gridColumn: { base: '1 / -1', lg: 'auto' } } as const;

/** Years start at midnight in Madrid, as in the server's totals. */
const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: MAINLAND_ZONE });

function RecordRow({ record }: { record: PaymentRecord }) {
  const { t } = useTranslation('payments');
  const { money, instant, dayRange } = useFormats();
  const isRefund = record.kind === 'REFUND';
  const title = record.booking.space.title ?? t('space');
  const days = record.from && record.to ? dayRange(record.from, record.to, SHORT_DAY) : null;
  const credit =
    record.creditCents > 0 &&
    t(isRefund ? 'records.toCredit' : 'records.fromCredit', { amount: money(record.creditCents) });
  const hasFailed = record.refundStatus === 'FAILED';
  const isOnItsWay = isRefund && !hasFailed && record.refundStatus !== 'DONE';
  const state = hasFailed ? t('records.refundDelayed') : isOnItsWay ? t('records.refundPending') : days;
  const detail = dottedText([state, credit]);
  return (
    <Box role="row" {...ROW}>
      <Box role="cell" {...LINE} color={{ base: 'fg.muted', lg: 'fg' }}>
        {instant(record.at, SHORT_DATE)}
      </Box>
      <Box role="cell" minWidth="0">
        <chakra.span display="block" fontWeight="600" overflowWrap="anywhere">
          {isRefund ? t('records.refundOf', { title }) : title}
        </chakra.span>
        <chakra.span color={hasFailed ? 'fg.error' : 'fg.muted'}>{detail}</chakra.span>
      </Box>
      <Box role="cell" {...LINE} gridRow={{ base: '3', lg: 'auto' }} whiteSpace="nowrap">
        {record.isByTransfer ? t('records.transfer') : (cardName(record.methodBrand, record.methodLast4) ?? '–')}
      </Box>
      <Flex role="cell" {...LINE} gridRow={{ base: '4', lg: 'auto' }} wrap="wrap" columnGap="4">
        {inOrder(record.documents).map((document) => (
          <DocumentLink key={document.id} document={document} />
        ))}
      </Flex>
      <Box role="cell" {...AMOUNT} color={hasFailed ? 'fg.muted' : isRefund ? 'fg.success' : undefined}>
        {isRefund ? `+${money(record.amountCents)}` : money(record.amountCents)}
      </Box>
    </Box>
  );
}

/* Payments come before declarations about them. */
const inOrder = (documents: PaymentRecord['documents']): PaymentRecord['documents'] =>
  [...documents].sort((one, other) => Number(other.kind === 'RECEIPT') - Number(one.kind === 'RECEIPT'));

function DocumentLink({ document }: { document: PaymentRecord['documents'][number] }) {
  const { t } = useTranslation('payments');
  const kind = t(`records.kinds.${document.kind}`);
  if (!document.url) return <chakra.span color="fg.subtle">{t('records.preparing', { kind })}</chakra.span>;
  return (
    <chakra.a
      href={document.url}
      download
      aria-label={t('records.download', { name: [document.title, document.number].filter(Boolean).join(' ') })}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight={{ base: '11', lg: '6' }}
      color="fg.muted"
      _hover={{ color: 'fg' }}
    >
      <Download size={15} aria-hidden />
      {kind}
    </chakra.a>
  );
}

/** All documents of the renter's bookings in one file. */
function AllDocuments() {
  const { t } = useTranslation('payments');
  const { language } = useFormats();
  const { isLoading, save } = useFileDownload();
  return (
    <Button
      variant="plain"
      size="sm"
      minHeight={{ base: '11', md: '8' }}
      loading={isLoading}
      onClick={() => void save(`/files/documents.zip?lang=${language}`, `${t('records.file')}.zip`)}
    >
      <Download aria-hidden />
      {t('records.downloadAll')}
    </Button>
  );
}
