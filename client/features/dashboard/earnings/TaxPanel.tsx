import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useHostTaxesQuery, type TaxQuarter_SummaryFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { today } from '../../../ui/time/today';
import { LabelledCell } from './LabelledCell';
import { PanelHead } from './PanelHead';
import { FOOT, rowOf } from './table-styles';
import { lastQuarters } from './tax-quarters';
import { dottedText } from '../../../ui/display/dotted-text';

const ROW = rowOf('minmax(0, 1.4fr) repeat(5, minmax(0, 1fr))');
const COLUMNS = ['rentCents', 'baseCents', 'taxCents', 'commissionTaxCents', 'differenceCents'] as const;

const NOTHING = { rentCents: 0, baseCents: 0, taxCents: 0, commissionTaxCents: 0, differenceCents: 0 };

/** The last four quarters for the tax return of a host who charges tax: a row per tax, because each is declared separately. */
export function TaxPanel() {
  const { t } = useTranslation('earnings');
  const [first, second, third, fourth] = lastQuarters(today());
  const { data, error, refetch } = useHostTaxesQuery({
    variables: {
      year1: first?.year ?? 0,
      quarter1: first?.quarter ?? 0,
      year2: second?.year ?? 0,
      quarter2: second?.quarter ?? 0,
      year3: third?.year ?? 0,
      quarter3: third?.quarter ?? 0,
      year4: fourth?.year ?? 0,
      quarter4: fourth?.quarter ?? 0,
    },
    fetchPolicy: 'cache-and-network',
  });
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
          {[viewer.first, viewer.second, viewer.third, viewer.fourth].flatMap((summary, index) =>
            (summary.byTax.length > 0 ? summary.byTax : [{ ...NOTHING, tax: null }]).map((amounts) => (
              <TaxRow key={`${index} ${amounts.tax}`} summary={summary} amounts={amounts} isRunning={index === 0} />
            )),
          )}
        </Box>
      )}
      <chakra.p {...FOOT}>{t('taxes.difference')}</chakra.p>
    </Box>
  );
}

type Share = Omit<TaxQuarter_SummaryFragment['byTax'][number], 'tax'> & { tax: string | null };

interface TaxRowProps {
  summary: TaxQuarter_SummaryFragment;
  /** Only one tax, or none. */
  amounts: Share;
  isRunning: boolean;
}

function TaxRow({ summary, amounts, isRunning }: TaxRowProps) {
  const { t } = useTranslation('earnings');
  const { money } = useFormats();
  const detail = dottedText([amounts.tax, isRunning && t('taxes.running')]);
  return (
    <Box role="row" {...ROW}>
      <Box role="rowheader" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <chakra.span display="block" fontWeight="600">
          {t('taxes.quarter', { quarter: summary.quarter, year: summary.year })}
        </chakra.span>
        {detail && <chakra.span color="fg.muted">{detail}</chakra.span>}
      </Box>
      {COLUMNS.map((column) => (
        <LabelledCell key={column} label={t(`taxes.${column}`)}>
          {money(column === 'commissionTaxCents' ? 0 - amounts[column] : amounts[column])}
        </LabelledCell>
      ))}
    </Box>
  );
}
