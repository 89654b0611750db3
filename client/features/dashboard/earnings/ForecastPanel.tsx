import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HostEarningsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PanelHead } from './PanelHead';

type Month = NonNullable<HostEarningsQuery['viewer']>['earnings']['months'][number];

const totalOf = ({ paidCents, bookedCents, requestedCents }: Month): number => paidCents + bookedCents + requestedCents;

/** Month by month: what was paid, what is booked and what is asked for, as bars and as numbers. */
export function ForecastPanel({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('earnings');
  const { money, day } = useFormats();
  const most = Math.max(1, ...months.map(totalOf));
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="forecast-title">
      <PanelHead id="forecast-title" title={t('forecast.title')} csv="forecast" />
      <Box
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-labelledby="forecast-title"
        padding={{ base: '4', md: '6' }}
      >
        <chakra.table
          width="full"
          minWidth="520px"
          textStyle="sm"
          css={{
            '& th, & td': { paddingBlock: '2', textAlign: 'end', fontWeight: '400', whiteSpace: 'nowrap' },
            '& th:first-of-type': { textAlign: 'start' },
            '& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
          }}
        >
          <chakra.thead color="fg.subtle" textStyle="xs">
            <tr>
              <th scope="col">{t('forecast.month')}</th>
              <chakra.th scope="col" width="40%" aria-hidden />
              <th scope="col">{t('forecast.paid')}</th>
              <th scope="col">{t('forecast.booked')}</th>
              <th scope="col">{t('forecast.requested')}</th>
            </tr>
          </chakra.thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{day(month.month, { month: 'short', year: 'numeric' })}</th>
                <td aria-hidden>
                  <Box
                    display="flex"
                    height="10px"
                    marginInline="3"
                    borderRadius="full"
                    overflow="hidden"
                    bg="bg.muted"
                  >
                    <Bar share={month.paidCents / most} color="olivo.600" />
                    <Bar share={month.bookedCents / most} color="olivo.300" />
                    <Bar share={month.requestedCents / most} color="border" />
                  </Box>
                </td>
                <td>{money(month.paidCents)}</td>
                <td>{money(month.bookedCents)}</td>
                <td>{money(month.requestedCents)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  );
}

function Bar({ share, color }: { share: number; color: string }) {
  return share > 0 ? <Box width={`${share * 100}%`} bg={color} /> : null;
}
