import { Box, type BoxProps, Button, type ButtonProps } from '@chakra-ui/react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
} from 'react';

interface DropdownProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name of the button, if its content is not enough. */
  label: string;
  children: (close: () => void) => ReactNode;
  buttonProps?: ButtonProps;
  panelProps?: BoxProps & RefAttributes<HTMLDivElement>;
  /** On phones the panel is below the header at the screen's edge. */
  isPinnedOnPhone?: boolean;
}

const FOCUSABLE = 'a[href], button:not([disabled])';

/** A button that opens a panel of links or settings below it: closes on Escape, on a click outside and when it loses focus. */
export function Dropdown({ trigger, label, children, buttonProps, panelProps, isPinnedOnPhone }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = () => setOpen(false);

  // The focused element of the panel has been unmounted.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = button.current;
    return () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      close();
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const items = [...(root.current?.querySelectorAll<HTMLElement>(`[data-panel] :is(${FOCUSABLE})`) ?? [])];
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const at = items.indexOf(document.activeElement as HTMLElement);
    items.at((at + step + items.length) % items.length)?.focus();
  };

  return (
    <Box
      ref={root}
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        isOpen && event.relatedTarget && !root.current?.contains(event.relatedTarget as Node) && close()
      }
    >
      <Button
        ref={button}
        variant="ghost"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
        {...buttonProps}
      >
        {trigger}
      </Button>
      {isOpen && (
        <Box
          id={panelId}
          data-panel
          layerStyle="menu"
          position={{ base: isPinnedOnPhone ? 'fixed' : 'absolute', md: 'absolute' }}
          top={{ base: isPinnedOnPhone ? 'calc(var(--header-h) - 6px)' : 'calc(100% + 6px)', md: 'calc(100% + 6px)' }}
          insetEnd={{ base: isPinnedOnPhone ? '4' : '0', md: '0' }}
          minWidth="52"
          maxWidth="calc(100vw - 2rem)"
          padding="1.5"
          zIndex="dropdown"
          animation="fade-in 120ms ease-out"
          {...panelProps}
        >
          {children(close)}
        </Box>
      )}
    </Box>
  );
}
