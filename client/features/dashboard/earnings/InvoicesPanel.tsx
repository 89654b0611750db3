import { Badge, Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostInvoicesQuery, type HostInvoicesQuery, type IssuerType } from '../../../generated/graphql';
import { SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Segmented } from '../../../ui/controls/Segmented';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useMore } from '../use-more';
import { PdfLink } from './PdfLink';
import { AMOUNT, FOOT, LINE, rowOf } from './table-styles';

const PAGE_SIZE = 5;
const ROW = rowOf('110px minmax(0, 1fr) 160px 110px 96px');
type Invoice = HostInvoicesQuery['myDocuments']['edges'][number]['node'];
const FILTERS = ['ALL', 'HOST', 'PLATFORM'] as const satisfies ('ALL' | IssuerType)[];

/** Invoices issued for the host, and those of our commission; newest first. */
export function InvoicesPanel() {
  const { t } = useTranslation('earnings');
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('ALL');
  const { data, error, loading, refetch, fetchMore } = useHostInvoicesQuery({
    variables: { issuerType: filter === 'ALL' ? null : filter, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const more = useMore(fetchMore);
  const connection = data?.myDocuments;
  const invoices = connection?.edges.map(({ node }) => node) ?? [];
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="invoices-title">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        padding={{ base: '4', md: '6' }}
        paddingBottom="3!"
      >
        <chakra.h2 id="invoices-title" textStyle="h3">
          {t('invoices.title')}
        </chakra.h2>
        <Segmented
          label={t('invoices.filter.label')}
          value={filter}
          onChange={setFilter}
          options={FILTERS.map((value) => ({ value, label: t(`invoices.filter.${value}`) }))}
        />
      </Box>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {loading && !data && <SkeletonRows />}
      {connection && invoices.length === 0 && (
        <EmptyState
          title={filter === 'ALL' ? t('invoices.empty') : t(`invoices.none.${filter}`)}
          text={filter === 'HOST' ? t('invoices.noneText') : filter === 'ALL' && t('invoices.emptyText')}
        />
      )}
      {invoices.length > 0 && (
        <Box role="table" aria-labelledby="invoices-title" textStyle="sm">
          <Box role="row" {...ROW} hideBelow="lg" color="fg.subtle" textStyle="xs">
            {(['day', 'invoice', 'issuer', 'total', 'file'] as const).map((column) => (
              <Box key={column} role="columnheader" textAlign={column === 'total' ? 'end' : undefined}>
                {t(`invoices.${column}`)}
              </Box>
            ))}
          </Box>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </Box>
      )}
      {connection?.pageInfo.hasNextPage && (
        <Box {...FOOT} justifyContent="flex-end">
          <Button
            variant="plain"
            size="sm"
            disabled={loading}
            onClick={() => more(connection.pageInfo.endCursor ?? null)}
          >
            {t('invoices.more')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('earnings');
  const { money, instant } = useFormats();
  return (
    <Box role="row" {...ROW}>
      <Box role="cell" {...LINE} color={{ base: 'fg.muted', lg: 'fg' }}>
        {instant(invoice.issuedAt, SHORT_DATE)}
      </Box>
      <Box role="cell" minWidth="0">
        <chakra.span display="block" fontWeight="600">
          {invoice.number ?? invoice.title}
        </chakra.span>
        {invoice.number && <chakra.span color="fg.muted">{invoice.title}</chakra.span>}
      </Box>
      <Box role="cell" {...LINE} gridRow={{ base: '3', lg: 'auto' }}>
        <Badge colorPalette={invoice.issuerType === 'HOST' ? 'green' : 'orange'}>
          {t(`invoices.by.${invoice.issuerType}`)}
        </Badge>
      </Box>
      <Box role="cell" {...AMOUNT} fontWeight="600">
        {invoice.totalCents === null || invoice.totalCents === undefined ? '–' : money(invoice.totalCents)}
      </Box>
      <Box role="cell" {...LINE}>
        {invoice.url ? (
          <PdfLink
            href={invoice.url}
            label={t('invoices.download', { name: invoice.number ?? invoice.title })}
            text="PDF"
          />
        ) : (
          <chakra.span color="fg.subtle">{t('invoices.preparing')}</chakra.span>
        )}
      </Box>
    </Box>
  );
}
