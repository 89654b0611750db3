import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';

/** Loads the next cards; after a failure it shows an error and can be pressed again. */
export function MoreButton({ isLoading, onMore }: { isLoading: boolean; onMore: () => Promise<unknown> }) {
  const { t } = useTranslation('favorites');
  const { textOf } = useErrorText();
  const more = () =>
    onMore().catch((error: unknown) => toast({ title: t('moreFailed'), description: textOf(error), tone: 'error' }));
  return (
    <Button
      variant="outline"
      display="flex"
      marginX="auto"
      marginTop="9"
      disabled={isLoading}
      onClick={() => void more()}
    >
      {t('more')}
    </Button>
  );
}
