import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { clock } from '../../../ui/time/clock';
import { PageContainer } from '../../../ui/layout/Page';

export interface Metric {
  value: string;
  label: string;
  note: string;
}

interface MetricsProps {
  /** Null values are left out. */
  metrics: readonly (Metric | null)[];
  countedAt: string;
  /** How the page shows missing numbers. */
  rule: string;
}

/** Up to four numbers side by side, with the time at which they were counted. */
export function Metrics({ metrics, countedAt, rule }: MetricsProps) {
  const { t } = useTranslation('company');
  const formats = useFormats();
  const shown = metrics.filter((metric) => metric !== null);
  const counted = t('counted', {
    day: formats.instant(countedAt, LONG_DATE),
    time: clock(formats, countedAt),
  });
  return (
    <PageContainer pt={{ base: '6', md: '12' }}>
      {shown.length > 0 && (
        <chakra.dl
          display="grid"
          gridTemplateColumns={{
            base: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
            lg: `repeat(${shown.length}, minmax(0, 1fr))`,
          }}
          layerStyle="card"
          overflow="hidden"
          gap="1px"
          bg="hairline"
        >
          {shown.map(({ value, label, note }) => (
            <Box
              key={label}
              display="flex"
              flexDirection="column"
              p={{ base: '4', md: '6' }}
              px={{ md: '7' }}
              bg="bg.panel"
            >
              <chakra.dt fontWeight="500" textWrap="balance" mt="1.5">
                {label}
              </chakra.dt>
              <chakra.dd order="-1" textStyle="kpi" fontSize={{ base: '2xl', md: '3xl' }} whiteSpace="normal">
                {value}
              </chakra.dd>
              <chakra.dd textStyle="small" color="fg.subtle" mt="1">
                {note}
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
      )}
      <chakra.p textStyle="small" color="fg.subtle" mt="3">
        {counted} {rule}
      </chakra.p>
    </PageContainer>
  );
}
