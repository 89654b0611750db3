import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';
import { PageHead } from '../components/PageHead';
import type { TabProps } from '../tab-props';
import { HostKpis } from './HostKpis';

/** The month's metrics and the number of bookings in each group. */
export function StatsTab({ summary }: TabProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return (
    <>
      <PageHead
        title={t('stats.title')}
        text={t('stats.text', { month: formats.day(today(), { month: 'long', year: 'numeric' }) })}
      />
      <HostKpis summary={summary} />
      <Box as="section" layerStyle="panel" padding={{ base: '4', md: '6' }}>
        <chakra.h2 textStyle="h3" marginBottom="3">
          {t('stats.groups')}
        </chakra.h2>
        <chakra.table
          width="full"
          textStyle="sm"
          css={{
            '& th, & td': { paddingBlock: '10px', textAlign: 'start', fontWeight: '400' },
            '& tr + tr, & tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
          }}
        >
          <chakra.thead color="fg.subtle" textStyle="xs">
            <tr>
              <th scope="col">{t('stats.group')}</th>
              <th scope="col" style={{ textAlign: 'end' }}>
                {t('stats.count')}
              </th>
            </tr>
          </chakra.thead>
          <tbody>
            {summary.groups.map(({ group, count }) => (
              <tr key={group}>
                <th scope="row">{t(`bookings.groups.${group}`)}</th>
                <chakra.td fontWeight="600!" fontVariantNumeric="tabular-nums" style={{ textAlign: 'end' }}>
                  {formats.number(count)}
                </chakra.td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </>
  );
}
