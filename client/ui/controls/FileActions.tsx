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

/* With the last file its list is gone: the focus moves to the text that the files belong to. */
function textBeside(list: Element): HTMLElement | null {
  const place = list.parentElement;
  return place && (place.querySelector('textarea') ?? textBeside(place));
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
      <IconButton
        variant="ghost"
        borderRadius="full"
        aria-label={removeLabel}
        onClick={({ currentTarget }) => {
          const list = currentTarget.closest('ul');
          (list?.childElementCount === 1 ? textBeside(list) : list)?.focus();
          onRemove();
        }}
      >
        <X aria-hidden />
      </IconButton>
    </>
  );
}
