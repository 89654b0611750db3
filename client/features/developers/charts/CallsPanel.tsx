import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { CallBars } from './CallBars';
import { BAR_COLORS, type CallsMetric, type CallsRow, type CallsWords } from './calls';
import { CallTable } from './CallTable';

interface CallsPanelProps {
  words: CallsWords;
  metrics: readonly CallsMetric[];
  /** Oldest first; the last period has not ended yet. */
  rows: readonly CallsRow[];
  /** A download beside the table. */
  action?: ReactNode;
}

/** Calls and errors over time, as bars or as a table. */
export function CallsPanel({ words, metrics, rows, action }: CallsPanelProps) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const hasCalls = rows.some(({ calls }) => calls > 0);
  return (
    <Box as="section" layerStyle="panel" aria-labelledby={id} padding={{ base: '4', md: '6' }} minWidth="0">
      <Flex align="flex-start" justify="space-between" gap="3" wrap="wrap">
        <div>
          <chakra.h2 id={id} textStyle="h3">
            {words.title}
          </chakra.h2>
          {words.text && (
            <chakra.p textStyle="small" color="fg.muted">
              {words.text}
            </chakra.p>
          )}
        </div>
        <Flex gap="1" wrap="wrap">
          {isTable && action}
          <Button variant="plain" size="sm" minHeight={{ base: '11', md: '8' }} onClick={() => setTable(!isTable)}>
            {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            {isTable ? words.showChart : words.showTable}
          </Button>
        </Flex>
      </Flex>
      <Metrics metrics={metrics} />
      {isTable ? (
        <CallTable words={words} rows={rows} />
      ) : hasCalls ? (
        <CallBars label={words.chart} rows={rows} />
      ) : (
        <chakra.p color="fg.muted">{words.none}</chakra.p>
      )}
    </Box>
  );
}

function Metrics({ metrics }: Pick<CallsPanelProps, 'metrics'>) {
  return (
    <Grid
      as="dl"
      templateColumns={{ base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', md: 'repeat(4, auto)' }}
      gap="4"
      justifyContent="start"
      columnGap={{ md: '10' }}
      marginBlock="4"
    >
      {metrics.map(({ label, value, bar }) => (
        <div key={label}>
          <chakra.dt textStyle="sm" color="fg.muted" display="flex" alignItems="center" gap="1.5">
            {bar && <Box boxSize="2.5" borderRadius="2px" bg={BAR_COLORS[bar]} aria-hidden />}
            {label}
          </chakra.dt>
          <chakra.dd textStyle="h3" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </div>
      ))}
    </Grid>
  );
}
