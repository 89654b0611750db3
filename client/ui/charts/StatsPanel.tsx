import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface StatsPanelProps {
  title: string;
  text: string;
  /** A number above the chart. */
  metric?: ReactNode;
  table: ReactNode;
  children: ReactNode;
}

/** A chart and the same data as a table, one of the two at a time. */
export function StatsPanel({ title, text, metric, table, children }: StatsPanelProps) {
  const { t } = useTranslation('stats');
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <Box as="section" layerStyle="panel" aria-labelledby={id} minWidth="0" padding={{ base: '4', md: '6' }}>
      <Flex wrap={{ base: 'wrap', md: 'nowrap' }} align="flex-start" justify="space-between" columnGap="3" rowGap="1">
        <Box flex="1 1 9rem" minWidth="0">
          <chakra.h2 id={id} textStyle="h3">
            {title}
          </chakra.h2>
          {metric}
          <chakra.p textStyle="small" color="fg.muted" marginTop="1">
            {text}
          </chakra.p>
        </Box>
        <Button
          variant="plain"
          size="sm"
          flexShrink="0"
          minHeight={{ base: '11', md: '8' }}
          aria-describedby={id}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          {isTable ? t('showChart') : t('showTable')}
        </Button>
      </Flex>
      <Box marginTop="4">{isTable ? table : children}</Box>
    </Box>
  );
}
