import { IconButton } from '@chakra-ui/react';
import { RotateCw, X } from 'lucide-react';
import { canRetry, type MessageFile } from '../../forms/use-message-files';

interface FileActionsProps {
  file: MessageFile<unknown>;
  retryLabel: string;
  removeLabel: string;
  onRetry: () => void;
  onRemove: () => void;
}

/** The buttons of a file in a list: another try after a failure, and removing it. */
export function FileActions({ file, retryLabel, removeLabel, onRetry, onRemove }: FileActionsProps) {
  return (
    <>
      {canRetry(file) && (
        <IconButton
          variant="ghost"
          borderRadius="full"
          aria-label={retryLabel}
          onClick={({ currentTarget }) => {
            // The button is gone while the file is sent, and with it the focus.
            if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
            onRetry();
          }}
        >
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton variant="ghost" borderRadius="full" aria-label={removeLabel} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </>
  );
}
