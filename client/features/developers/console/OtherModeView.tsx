import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiMode } from '../../../generated/schema';
import { EmptyState } from '../../../ui/feedback/states';

interface OtherModeViewProps {
  mode: ApiMode;
  /** It is the mode of this installation, and the account is not checked yet. */
  isOwn: boolean;
}

/** Why there is nothing to see: the other mode is another installation, and real keys ask for a checked identity. */
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
