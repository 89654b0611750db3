import { Box, Button, HStack } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/Dialog';

export interface ChipPanelProps {
  title: string;
  /** The chip that opens it, for its position and for returning the focus. */
  chip: HTMLElement;
  bar: RefObject<HTMLElement | null>;
  isWide: boolean;
  width: number;
  onClear: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

const EDGE = 16;

/** The choices of one filter: below its chip, on phones in a sheet. */
export function ChipPanel({ title, chip, bar, isWide, width, onClear, onClose, children }: ChipPanelProps) {
  const { t } = useTranslation();
  const close = () => {
    onClose();
    chip.focus();
  };
  const footer = (
    <>
      <Button variant="ghost" size="sm" disabled={!onClear} onClick={onClear}>
        {t('actions.clear')}
      </Button>
      <Button variant="outline" size="sm" onClick={close}>
        {t('actions.close')}
      </Button>
    </>
  );
  if (!isWide) {
    return (
      <Dialog isOpen onClose={onClose} title={title} footer={footer}>
        {children}
      </Dialog>
    );
  }
  const edges = bar.current?.getBoundingClientRect() ?? { left: 0, width: window.innerWidth };
  const left = Math.max(EDGE, Math.min(chip.getBoundingClientRect().left - edges.left, edges.width - width - EDGE));
  return (
    <Panel title={title} chip={chip} left={left} width={width} onEscape={close} onLeave={onClose}>
      {children}
      <HStack justify="space-between" mt="5">
        {footer}
      </HStack>
    </Panel>
  );
}

interface PanelProps {
  title: string;
  chip: HTMLElement;
  left: number;
  width: number;
  onEscape: () => void;
  onLeave: () => void;
  children: ReactNode;
}

function Panel({ title, chip, left, width, onEscape, onLeave, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (panel.current?.contains(target as Node) || chip.contains(target as Node)) return;
      // The panel is gone before the press moves the focus: a field applies on blur what was typed.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && panel.current?.contains(activeElement)) activeElement.blur();
      onLeave();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [chip, onLeave]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  };
  return (
    <Box
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) =>
        relatedTarget && !panel.current?.contains(relatedTarget) && relatedTarget !== chip && onLeave()
      }
      layerStyle="menu"
      position="absolute"
      top="calc(100% - 4px)"
      left={`${left}px`}
      w={`${width}px`}
      maxW="calc(100vw - 2rem)"
      maxH="min(70vh, 36rem)"
      overflowY="auto"
      overscrollBehavior="contain"
      p="5"
      outline="none"
      animation="fade-in 120ms ease-out"
    >
      {children}
    </Box>
  );
}
