import { Box, chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from './use-modal';

type Placement = 'center' | 'right' | 'full';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What it is about, below the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** `center` is a bottom sheet on phones; `right` slides in; `full` fills the screen on phones. */
  placement?: Placement;
  width?: string;
  /** What is typed would be lost: then a press outside does not close it. */
  keepsTyped?: boolean;
}

const PLACES = {
  center: {
    margin: { base: 'auto 0 0', md: 'auto' },
    width: { base: '100%', md: 'var(--dialog-width)' },
    maxHeight: { base: '92dvh', md: '86dvh' },
    borderRadius: { base: '24px 24px 0 0', md: 'sheet' },
    animation: { base: 'slide-in-bottom 280ms cubic-bezier(.2,.7,.2,1)', md: 'rise-in 200ms ease-out' },
  },
  right: {
    margin: '0 0 0 auto',
    width: 'min(var(--dialog-width), 100%)',
    height: '100dvh',
    maxHeight: '100dvh',
    borderRadius: '0',
    animation: 'slide-in-right 280ms cubic-bezier(.2,.7,.2,1)',
  },
  full: {
    margin: { base: '0', md: 'auto' },
    width: { base: '100%', md: 'var(--dialog-width)' },
    height: { base: '100dvh', md: 'fit-content' },
    maxHeight: { base: '100dvh', md: '86dvh' },
    borderRadius: { base: '0', md: 'sheet' },
    animation: 'rise-in 200ms ease-out',
  },
} as const;

/* A scrolling region without focusable content needs the focus itself to be scrolled by keyboard. */
function reachWhileScrolling(content: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const isOutOfReach = content.scrollHeight > content.clientHeight && !content.querySelector(FOCUSABLE);
    if (isOutOfReach) content.tabIndex = 0;
    else content.removeAttribute('tabindex');
  });
  observer.observe(content);
  return () => observer.disconnect();
}

const FOCUSABLE = 'a[href], button, input, select, textarea';

/** A modal window based on the native dialog: traps focus, closes on Escape and restores focus. */
export function Dialog({
  isOpen,
  onClose,
  title,
  subtitle,
  children,
  footer,
  placement = 'center',
  width = '32rem',
  keepsTyped = false,
}: DialogProps) {
  const { t } = useTranslation();
  const element = useModal(isOpen);
  const titleId = useId();

  const hasTyped = useRef(false);
  useEffect(() => {
    if (!isOpen || !keepsTyped) hasTyped.current = false;
  }, [isOpen, keepsTyped]);
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === element.current && !(keepsTyped && hasTyped.current)) onClose();
  };

  return (
    <chakra.dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A cancelled file chooser sends the same event up from its input.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onInput={() => (hasTyped.current = true)}
      onMouseDown={onBackdrop}
      style={{ ['--dialog-width' as string]: width }}
      maxWidth="100vw"
      padding="0"
      border="0"
      bg="bg.panel"
      color="fg"
      boxShadow="2"
      overflow="hidden"
      css={{ '&[open]': { display: 'flex', flexDirection: 'column' }, '&::backdrop': { bg: 'backdrop' } }}
      {...PLACES[placement]}
    >
      {isOpen && (
        <>
          <Box
            display="flex"
            alignItems={subtitle ? 'flex-start' : 'center'}
            justifyContent="space-between"
            gap="4"
            paddingInline={{ base: '4', md: '6' }}
            paddingBlock="3"
            borderBottomWidth="1px"
            borderColor="hairline"
          >
            <Box minWidth="0" paddingTop={subtitle ? '2' : undefined}>
              <chakra.h2 id={titleId} textStyle="h3">
                {title}
              </chakra.h2>
              {subtitle && (
                <Box marginTop="1" textStyle="small" color="fg.muted">
                  {subtitle}
                </Box>
              )}
            </Box>
            <IconButton
              variant="ghost"
              borderRadius="full"
              marginInlineEnd="-2.5"
              aria-label={t('actions.close')}
              onClick={onClose}
            >
              <X />
            </IconButton>
          </Box>
          <Box
            ref={reachWhileScrolling}
            flex="1"
            minHeight="0"
            overflowY="auto"
            overscrollBehavior="contain"
            padding={{ base: '4', md: '6' }}
          >
            {children}
          </Box>
          {footer && (
            <Box
              display="flex"
              flexWrap="wrap"
              justifyContent="flex-end"
              gap="2"
              paddingInline={{ base: '4', md: '6' }}
              paddingBlock="3"
              borderTopWidth="1px"
              borderColor="hairline"
            >
              {footer}
            </Box>
          )}
        </>
      )}
    </chakra.dialog>
  );
}
