import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { ChartSpline, Download, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/format';
import { LARGE_TEXT } from '../../../../theme/large-text';
import { download } from '../../../../ui/controls/table-csv';
import { incomeCsv } from './income-csv';
import { IncomeChart } from './IncomeChart';
import type { IncomeMonth } from './income-scale';

interface IncomePanelProps {
  months: readonly IncomeMonth[];
  /** Paid in these months, cents. */
  paidCents: number;
}

/** A year of income as a chart, and as a table to read or export. */
export function IncomePanel({ months, paidCents }: IncomePanelProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const hasIncome = months.some(({ expectedCents }) => expectedCents > 0);
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="income-title">
      <Flex
        align="flex-start"
        justify="space-between"
        gap="4"
        css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}
        paddingInline={{ base: '4', md: '6' }}
        paddingTop={{ base: '4', md: '5' }}
      >
        <div>
          <chakra.h2 id="income-title" textStyle="h3">
            {t('income.title')}
          </chakra.h2>
          <chakra.p textStyle="kpi" fontSize={{ base: '2xl', md: '3xl' }} marginTop="2">
            {formats.money(paidCents)}
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted" marginTop="1">
            {t('income.text')}
          </chakra.p>
        </div>
        {hasIncome && (
          <Button variant="plain" size="sm" minHeight={{ base: '11', md: '8' }} onClick={() => setTable(!isTable)}>
            {isTable ? <ChartSpline aria-hidden /> : <Table2 aria-hidden />}
            {isTable ? t('income.showChart') : t('income.showTable')}
          </Button>
        )}
      </Flex>
      <Box padding={{ base: '4', md: '6' }} paddingTop={{ base: '3', md: '3' }}>
        {!hasIncome && (
          <chakra.p paddingBlock="8" color="fg.muted">
            <chakra.span display="block" fontWeight="600" color="fg">
              {t('income.empty')}
            </chakra.span>
            {t('income.emptyText')}
          </chakra.p>
        )}
        {hasIncome && !isTable && <IncomeChart months={months} />}
        {hasIncome && <IncomeTable months={months} isShown={isTable} />}
      </Box>
    </Box>
  );
}

/** The chart's data as a table; for screen readers only while the chart is shown. */
function IncomeTable({ months, isShown }: { months: readonly IncomeMonth[]; isShown: boolean }) {
  const { t } = useTranslation('dashboard');
  const { money, day, language } = useFormats();
  const save = (): void =>
    download(
      `${t('income.file')}-${months.at(-1)?.month.slice(0, 7)}.csv`,
      incomeCsv(months, [t('income.month'), t('income.paid'), t('income.expected')], language),
    );
  return (
    <Box srOnly={!isShown}>
      <chakra.table
        width="full"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        css={{
          '& th, & td': { paddingBlock: '6px', textAlign: 'start', fontWeight: '400' },
          '& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
          '& td, & thead th:last-of-type': { textAlign: 'end' },
        }}
      >
        <chakra.caption srOnly>{t('income.caption')}</chakra.caption>
        <chakra.thead color="fg.subtle" textStyle="xs">
          <tr>
            <th scope="col">{t('income.month')}</th>
            <th scope="col">{t('income.amount')}</th>
          </tr>
        </chakra.thead>
        <tbody>
          {months.map(({ month, paidCents, expectedCents }, index) => (
            <tr key={month}>
              <th scope="row">{day(month, { month: 'short', year: 'numeric' })}</th>
              <td>
                {index === months.length - 1
                  ? t('income.forecast', { amount: money(expectedCents) })
                  : money(paidCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      {isShown && (
        <Button variant="outline" size="sm" marginTop="3" minHeight={{ base: '11', md: '9' }} onClick={save}>
          <Download aria-hidden />
          {t('income.csv')}
        </Button>
      )}
    </Box>
  );
}
