import { Box, Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../apollo/app-error';
import { useErrorText } from '../../i18n/use-error-text';
import { AlertBox } from './AlertBox';

interface RetryBoxProps {
  error: unknown;
  onRetry: () => void;
}

/** A part of a form that failed to load, between parts that did not. */
export function RetryBox({ error, onRetry }: RetryBoxProps) {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  return (
    <AlertBox>
      <Box flex="1">
        {textOf(toAppError(error))}
        <Button variant="outline" display="flex" minHeight="11" marginTop="3" onClick={onRetry}>
          <RotateCw aria-hidden />
          {t('actions.retry')}
        </Button>
      </Box>
    </AlertBox>
  );
}
