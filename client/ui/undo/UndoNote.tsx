import { Button, chakra, Flex } from '@chakra-ui/react';
import { Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { KeyCap } from '../display/KeyCap';
import { useNow } from '../time/use-now';
import type { Undoable } from './undo-store';

const SECOND_MS = 1_000;

interface UndoNoteProps {
  undoable: Undoable<unknown>;
  /** Its label for screen readers. */
  name: string;
  /** Announced once, at the start; seconds are visible only. */
  announced: string;
  undo: string;
  icon: LucideIcon;
  /** The visible text, by the seconds left. */
  textIn: (seconds: number) => string;
  buttonIn: (seconds: number) => string;
  /** Shortcuts of the button. */
  keys?: readonly string[];
  color?: string;
  takesFocus: boolean;
  onUndo: () => void;
}

/** Replaces the pressed button: the decision, and a button that undoes it until it is sent. */
export function UndoNote(props: UndoNoteProps) {
  const { undoable, name, announced, undo, icon: Icon, textIn, buttonIn, keys, color, takesFocus, onUndo } = props;
  const { phase, sentAt } = undoable;
  const note = useRef<HTMLDivElement>(null);
  const now = useNow(SECOND_MS);
  const seconds = Math.max(0, Math.ceil((sentAt - now) / SECOND_MS));
  const isWaiting = phase === 'WAITING';
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <Flex
      ref={note}
      role="group"
      aria-label={name}
      tabIndex={-1}
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      minHeight="11"
    >
      <chakra.span role="status" srOnly>
        {isWaiting ? announced : name}
      </chakra.span>
      <chakra.span
        aria-hidden
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
        color={color}
      >
        <Icon size={18} aria-hidden />
        {textIn(seconds)}
      </chakra.span>
      {isWaiting && (
        <UndoButton label={undo} onUndo={onUndo} onGone={() => note.current?.focus()}>
          {buttonIn(seconds)}
          {keys && <KeyCap names={keys} />}
        </UndoButton>
      )}
    </Flex>
  );
}

interface UndoButtonProps {
  label: string;
  onUndo: () => void;
  /** The time runs out while the button has the focus. */
  onGone: () => void;
  children: ReactNode;
}

function UndoButton({ label, onUndo, onGone, children }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
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
      aria-label={label}
      // The second half of a double click on the former button must not undo.
      onClick={({ detail }) => detail < 2 && onUndo()}
    >
      <Undo2 aria-hidden />
      {children}
    </Button>
  );
}
