import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';

interface NoCaseProps {
  /** The response has arrived without the case. */
  isGone: boolean;
  error: Error | undefined;
  onRetry: () => void;
  /** Path of the list it would be opened from. */
  backTo: string;
}

/** A case page without its case: loading, error, or not found. */
export function NoCase({ isGone, error, onRetry, backTo }: NoCaseProps) {
  const { t } = useTranslation('staff');
  if (isGone)
    return (
      <EmptyState
        illustration="door"
        title={t('room.gone.title')}
        text={t('room.gone.text')}
        headingLevel="h1"
        actions={<TextLink to={backTo}>{t('room.back')}</TextLink>}
      />
    );
  if (error) return <ErrorState error={error} onRetry={onRetry} headingLevel="h1" />;
  return (
    <Box padding="6">
      <SkeletonRows />
    </Box>
  );
}
