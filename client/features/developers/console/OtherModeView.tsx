import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ApiMode } from '../../../generated/schema';
import { EmptyState } from '../../../ui/feedback/states';

/** Why the view is empty: the other mode is another installation. */
export function OtherModeView({ mode }: { mode: ApiMode }) {
  const { t } = useTranslation('developers');
  const reason = mode === 'LIVE' ? 'liveElsewhere' : 'testElsewhere';
  return (
    <Box layerStyle="panel">
      <EmptyState
        illustration="unplugged"
        title={t(`mode.${reason}.title`)}
        text={t(`mode.${reason}.text`)}
        headingLevel="h2"
      />
    </Box>
  );
}
