import { Box, Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../apollo/app-error';
import { AlertBox } from './AlertBox';
import { useProblemText } from './use-failure';

interface RetryBoxProps {
  error: unknown;
  onRetry: () => void;
}

/** A part of a form that failed to load, between parts that did not. */
export function RetryBox({ error, onRetry }: RetryBoxProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    // The pressed button disappears: the focus goes to the part around it, which stays.
    const part = box.current?.parentElement;
    if (part) {
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
    }
    onRetry();
  };
  return (
    <AlertBox ref={box}>
      <Box flex="1">
        {textOf(toAppError(error))}
        <Button variant="outline" display="flex" minHeight="11" marginTop="3" onClick={retry}>
          <RotateCw aria-hidden />
          {t('actions.retry')}
        </Button>
      </Box>
    </AlertBox>
  );
}
