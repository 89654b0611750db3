import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SHORTCUTS } from '../../../ui/staff/shortcuts';
import { staffPageOfQueue } from '../../../ui/staff/staff-pages';
import { Keys } from '../list/Keys';
import { AlarmsPanel } from './AlarmsPanel';
import { DUO } from './duo';
import { Market } from './Market';
import { MetricsPanel } from './MetricsPanel';
import { QueuesAndOwn } from './QueuesAndOwn';
import { VolumePanel } from './VolumePanel';

const { everywhere, rows, panel } = SHORTCUTS;
/** The example of a page that a letter opens. */
const CLAIMS = staffPageOfQueue('CLAIMS');

/** The staff's panel: queues, own cases, metrics, and problems of the platform itself. */
export function Panel() {
  const { t } = useTranslation('staff');
  return (
    // All section titles have the same size, those of the charts too.
    <Grid
      gap="6"
      templateColumns="minmax(0, 1fr)"
      css={{ '& h2': { fontFamily: 'body', fontSize: 'md', lineHeight: '1.5rem', letterSpacing: 'normal' } }}
    >
      <QueuesAndOwn />
      <MetricsPanel />
      <Grid gap="6" templateColumns={DUO}>
        <VolumePanel />
        <AlarmsPanel />
      </Grid>
      <Market />
      <Keys
        keys={[
          [[everywhere.search], t('panelKeys.search')],
          [[everywhere.staffPage, CLAIMS.letter], t('panelKeys.room')],
          [[rows.next, rows.previous], t('panelKeys.move')],
          [[rows.open], t('panelKeys.open')],
          [[panel.start], t('panelKeys.start')],
          [[everywhere.sheet], t('panelKeys.sheet')],
        ]}
      />
    </Grid>
  );
}
