import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useHostTaxesQuery, type TaxRow_PeriodFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { LabelledCell } from './LabelledCell';
import { PanelHead } from './PanelHead';
import { FOOT, rowOf } from './table-styles';
import { dottedText } from '../../../ui/display/dotted-text';

const ROW = rowOf('minmax(0, 1.4fr) repeat(5, minmax(0, 1fr))');
const COLUMNS = ['rentCents', 'baseCents', 'taxCents', 'commissionTaxCents', 'differenceCents'] as const;

const NOTHING = { rentCents: 0, baseCents: 0, taxCents: 0, commissionTaxCents: 0, differenceCents: 0 };

/** The last four quarters and their years for the tax return of a host who charges tax: a row per tax, because each is declared separately. */
export function TaxPanel() {
  const { t } = useTranslation('earnings');
  const { data, error, refetch } = useHostTaxesQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = data?.viewer;
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="taxes-title">
      <PanelHead id="taxes-title" title={t('taxes.title')} csv="tax" />
      <chakra.p textStyle="sm" color="fg.muted" paddingInline={{ base: '4', md: '6' }} paddingBottom="4">
        {t('taxes.text')}
      </chakra.p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows />}
      {viewer && (
        <Box role="table" aria-labelledby="taxes-title" textStyle="sm">
          <Box role="row" {...ROW} hideBelow="lg" color="fg.subtle" textStyle="xs">
            <Box role="columnheader">{t('taxes.period')}</Box>
            {COLUMNS.map((column) => (
              <Box key={column} role="columnheader" textAlign="end">
                {t(`taxes.${column}`)}
              </Box>
            ))}
          </Box>
          {viewer.taxPeriods.flatMap((period) =>
            (period.byTax.length > 0 ? period.byTax : [{ ...NOTHING, tax: null }]).map((amounts) => (
              <TaxRow key={`${period.year} ${period.quarter} ${amounts.tax}`} period={period} amounts={amounts} />
            )),
          )}
        </Box>
      )}
      <chakra.p {...FOOT}>{t('taxes.difference')}</chakra.p>
    </Box>
  );
}

type Share = Omit<TaxRow_PeriodFragment['byTax'][number], 'tax'> & { tax: string | null };

interface TaxRowProps {
  period: TaxRow_PeriodFragment;
  /** Only one tax, or none. */
  amounts: Share;
}

function TaxRow({ period: { year, quarter, isRunning }, amounts }: TaxRowProps) {
  const { t } = useTranslation('earnings');
  const { money } = useFormats();
  const detail = dottedText([amounts.tax, isRunning && t('taxes.running')]);
  const isYear = quarter === null;
  return (
    <Box role="row" {...ROW} {...(isYear && { bg: 'bg.muted', fontWeight: '600' })}>
      <Box role="rowheader" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <chakra.span display="block" fontWeight="600">
          {isYear ? t('taxes.year', { year }) : t('taxes.quarter', { quarter, year })}
        </chakra.span>
        {detail && (
          <chakra.span color="fg.muted" fontWeight="450">
            {detail}
          </chakra.span>
        )}
      </Box>
      {COLUMNS.map((column) => (
        <LabelledCell key={column} label={t(`taxes.${column}`)}>
          {money(column === 'commissionTaxCents' ? 0 - amounts[column] : amounts[column])}
        </LabelledCell>
      ))}
    </Box>
  );
}
