import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiMode } from '../../../generated/schema';
import { EmptyState } from '../../../ui/feedback/states';

interface OtherModeViewProps {
  mode: ApiMode;
  /** This installation runs in that mode, but the account is not verified yet. */
  isOwn: boolean;
}

/** Why the view is empty: the other mode is another installation, and live keys require a verified identity. */
export function OtherModeView({ mode, isOwn }: OtherModeViewProps) {
  const { t } = useTranslation('developers');
  const reason = isOwn ? 'unchecked' : mode === 'LIVE' ? 'liveElsewhere' : 'testElsewhere';
  return (
    <Box layerStyle="panel">
      <EmptyState
        illustration="unplugged"
        title={t(`mode.${reason}.title`)}
        text={t(`mode.${reason}.text`)}
        headingLevel="h2"
        actions={
          isOwn && (
            <Button asChild>
              <Link to="/verify-identity">{t('mode.verify')}</Link>
            </Button>
          )
        }
      />
    </Box>
  );
}
