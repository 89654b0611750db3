import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';
import { ForecastChart } from './ForecastChart';
import type { EarningsMonth } from './earnings-month';
import { PanelHead } from './PanelHead';

/** Paid in a month, or booked for it. */
const certainOf = ({ paidCents, bookedCents }: EarningsMonth): number => paidCents + bookedCents;

/** Paid, booked and requested amounts by month, as bars and as a table. */
export function ForecastPanel({ months }: { months: readonly EarningsMonth[] }) {
  const { t } = useTranslation('earnings');
  const { money, day } = useFormats();
  const coming = months.filter(({ month }) => month.slice(0, 7) >= today().slice(0, 7));
  const [first, last] = [coming[0], coming.at(-1)];
  const sum = coming.reduce((cents, month) => cents + certainOf(month), 0);
  const requestedTotal = coming.reduce((cents, { requestedCents }) => cents + requestedCents, 0);
  const monthName = (month: string, style: 'short' | 'long') => day(month, { month: style });
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="forecast-title">
      <PanelHead id="forecast-title" title={t('forecast.title')} csv="forecast" />
      {first && last && (
        <chakra.p paddingInline={{ base: '4', md: '6' }} paddingBottom="4" color="fg.muted">
          <chakra.span textStyle="kpi" fontSize="2xl" color="fg" marginInlineEnd="2">
            {money(sum)}
          </chakra.span>
          {t('forecast.sum', { from: monthName(first.month, 'long'), to: monthName(last.month, 'long') })}
        </chakra.p>
      )}
      <Flex direction={{ base: 'column', lg: 'row' }} borderTopWidth="1px" borderColor="hairline">
        <ForecastChart months={months} />
        <Box
          role="region"
          aria-labelledby="forecast-title"
          tabIndex={0}
          flex="1"
          minWidth="0"
          overflowX="auto"
          // The shaded last row would reach over the panel's round corner.
          borderBottomRadius={{ base: INNER_CORNER, lg: '0' }}
          borderEndEndRadius={{ lg: INNER_CORNER }}
          borderInlineStartWidth={{ lg: '1px' }}
          borderColor="hairline"
        >
          <chakra.table width="full" textStyle="sm" css={TABLE}>
            <chakra.thead color="fg.subtle" textStyle="xs">
              <tr>
                <th scope="col">{t('forecast.month')}</th>
                <th scope="col">{t('forecast.certain')}</th>
                <th scope="col">{t('forecast.requested')}</th>
              </tr>
            </chakra.thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month}>
                  <th scope="row">{day(month.month, { month: 'short', year: 'numeric' })}</th>
                  <td>{money(certainOf(month))}</td>
                  <td>{month.requestedCents > 0 ? money(month.requestedCents) : '–'}</td>
                </tr>
              ))}
              {first && last && (
                <chakra.tr bg="bg.muted" css={{ '& > th, & > td': { fontWeight: '600!' } }}>
                  <th scope="row">{`${monthName(first.month, 'short')} – ${monthName(last.month, 'short')}`}</th>
                  <td>{money(sum)}</td>
                  <td>{requestedTotal > 0 ? money(requestedTotal) : '–'}</td>
                </chakra.tr>
              )}
            </tbody>
          </chakra.table>
        </Box>
      </Flex>
    </Box>
  );
}

const INNER_CORNER = 'calc({radii.card} - 1px)';

const TABLE = {
  '& th, & td': {
    paddingBlock: '2',
    paddingInline: { base: '4', md: '5' },
    textAlign: 'end',
    fontWeight: '400',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
} as const;
