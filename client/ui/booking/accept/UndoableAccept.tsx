import { Button, type ButtonProps } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoNote } from '../../undo/UndoNote';
import { acceptanceStore, useAcceptance } from './acceptance-store';

interface UndoableAcceptProps extends Omit<ButtonProps, 'id' | 'onClick'> {
  bookingId: string;
  label: string;
  /** Starts the acceptance in `acceptanceStore`. */
  onAccept: () => void;
}

/** Accepts a request; it is sent after five seconds, in which it can be undone in the same place. */
export function UndoableAccept({ bookingId, label, onAccept, ...rest }: UndoableAcceptProps) {
  const { t } = useTranslation('stays');
  const acceptance = useAcceptance(bookingId);
  // The same booking may be in two lists: the focus stays where it was accepted.
  const [wasPressed, setPressed] = useState(false);
  const wasUndone = useRef(false);
  const press = (): void => {
    setPressed(true);
    onAccept();
  };
  const undo = (): void => {
    wasUndone.current = true;
    setPressed(false);
    acceptanceStore.undo(bookingId);
  };
  const takeFocusBack = (button: HTMLButtonElement | null): void => {
    if (!button || !wasUndone.current) return;
    wasUndone.current = false;
    button.focus();
  };
  if (acceptance)
    return (
      <UndoNote
        undoable={acceptance}
        name={t('accept.done')}
        announced={`${t('accept.done')}. ${t('accept.told')}`}
        undo={t('accept.undo')}
        icon={Check}
        textIn={() => t('accept.done')}
        buttonIn={(seconds) => t('accept.undoIn', { seconds })}
        color="trust.fg"
        takesFocus={wasPressed}
        onUndo={undo}
      />
    );
  return (
    <Button ref={takeFocusBack} {...rest} onClick={press}>
      {label}
    </Button>
  );
}
