import { Button, chakra, Flex, type ButtonProps } from '@chakra-ui/react';
import { Check, Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../time/use-now';
import { acceptingStore, useAcceptance, type Acceptance } from './accepting-store';

interface UndoableAcceptProps extends Omit<ButtonProps, 'id' | 'onClick'> {
  bookingId: string;
  label: string;
  /** Starts the acceptance in `acceptingStore`. */
  onAccept: () => void;
}

/** Accepts a request; for five seconds it can be undone in the same place, then it is sent. */
export function UndoableAccept({ bookingId, label, onAccept, ...rest }: UndoableAcceptProps) {
  const acceptance = useAcceptance(bookingId);
  // The same booking may stand in two lists: the focus stays in the one where it was answered.
  const [wasPressed, setPressed] = useState(false);
  const wasUndone = useRef(false);
  const press = (): void => {
    setPressed(true);
    onAccept();
  };
  const undo = (): void => {
    wasUndone.current = true;
    setPressed(false);
    acceptingStore.undo(bookingId);
  };
  const takeFocusBack = (button: HTMLButtonElement | null): void => {
    if (!button || !wasUndone.current) return;
    wasUndone.current = false;
    button.focus();
  };
  if (acceptance) return <Accepted acceptance={acceptance} takesFocus={wasPressed} onUndo={undo} />;
  return (
    <Button ref={takeFocusBack} {...rest} onClick={press}>
      {label}
    </Button>
  );
}

const SECOND_MS = 1_000;

interface AcceptedProps {
  acceptance: Acceptance;
  takesFocus: boolean;
  onUndo: () => void;
}

function Accepted({ acceptance: { phase, sentAt }, takesFocus, onUndo }: AcceptedProps) {
  const { t } = useTranslation('stays');
  const note = useRef<HTMLDivElement>(null);
  const isWaiting = phase === 'WAITING';
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <Flex
      ref={note}
      role="group"
      aria-label={t('accept.done')}
      tabIndex={-1}
      align="center"
      wrap="wrap"
      gap="2"
      minHeight="11"
    >
      <chakra.span role="status" display="inline-flex" alignItems="center" gap="1.5" fontWeight="600" color="trust.fg">
        <Check size={18} aria-hidden />
        {t('accept.done')}
        {isWaiting && <chakra.span srOnly>{t('accept.told')}</chakra.span>}
      </chakra.span>
      {isWaiting && <Undo sentAt={sentAt} onUndo={onUndo} onGone={() => note.current?.focus()} />}
    </Flex>
  );
}

interface UndoProps {
  sentAt: number;
  onUndo: () => void;
  /** The time is over while the button has the focus. */
  onGone: () => void;
}

function Undo({ sentAt, onUndo, onGone }: UndoProps) {
  const { t } = useTranslation('stays');
  const button = useRef<HTMLButtonElement>(null);
  const seconds = Math.max(0, Math.ceil((sentAt - useNow(SECOND_MS)) / SECOND_MS));
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    const element = button.current;
    const moveFocus = gone.current;
    return () => {
      if (element && document.activeElement === element) moveFocus();
    };
  }, []);
  return (
    <Button
      ref={button}
      variant="outline"
      size="sm"
      minHeight={{ base: '11', md: '9' }}
      aria-label={t('accept.undo')}
      // The second half of a double click on the button that stood here undoes nothing.
      onClick={({ detail }) => detail < 2 && onUndo()}
    >
      <Undo2 aria-hidden />
      {t('accept.undoIn', { seconds })}
    </Button>
  );
}
