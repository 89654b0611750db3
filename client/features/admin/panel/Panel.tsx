import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Keys } from '../list/Keys';
import { AlarmsPanel } from './AlarmsPanel';
import { DUO } from './duo';
import { Market } from './Market';
import { MetricsPanel } from './MetricsPanel';
import { QueuesAndOwn } from './QueuesAndOwn';
import { VolumePanel } from './VolumePanel';

/** The staff's panel: what waits, one's own cases, the metrics, and what of the platform itself has to be looked at. */
export function Panel() {
  const { t } = useTranslation('staff');
  return (
    <Grid gap="6" templateColumns="minmax(0, 1fr)">
      <QueuesAndOwn />
      <MetricsPanel />
      <Grid gap="6" templateColumns={DUO}>
        <VolumePanel />
        <AlarmsPanel />
      </Grid>
      <Market />
      <Keys
        keys={[
          [['/'], t('panelKeys.search')],
          [['G', 'R'], t('panelKeys.room')],
          [['J', 'K'], t('panelKeys.move')],
          [['↵'], t('panelKeys.open')],
          [['E'], t('panelKeys.start')],
        ]}
      />
    </Grid>
  );
}
