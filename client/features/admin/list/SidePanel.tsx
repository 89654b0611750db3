import { Box, Flex, IconButton } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { SkeletonRows } from '../../../ui/feedback/states';
import { useMedia, WIDE } from '../../../ui/layout/use-media';
import { isPressed, isTyping, SHORTCUTS } from '../../../ui/staff/shortcuts';
import { CaseFrameContext } from '../components/case-frame';
import { NARROW_FRAME } from '../components/narrow-frame';

export interface SidePanelProps {
  /** The URL of its case as a page. */
  href: string;
  /** The position of the row in its list; unset when this page has no such row. */
  position: string | null;
  /** Opens a neighbouring row; unset without one on this page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

const isBusy = (): boolean => document.querySelector('dialog[open], [data-panel]') !== null;

/** The case of a row beside its list, over it in narrower windows; on a phone, its page. `Esc` closes it. */
export function SidePanel({ href, position, onPrevious, onNext, onClose, children }: SidePanelProps) {
  const { t } = useTranslation('staff');
  const isWide = useMedia(WIDE);
  const panel = useRef<HTMLDivElement>(null);
  // Opened from its row it takes the focus; opened by its URL it does not.
  useEffect(() => {
    if (document.activeElement?.closest('[data-row-key]')) panel.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isPressed(event, SHORTCUTS.list.close) && !isTyping(event.target) && !isBusy()) onClose();
    };
    // Before a menu or a dialog handles the same key and disappears.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });
  if (!isWide) return <Navigate to={href} replace />;
  return (
    <Flex
      as="aside"
      ref={panel}
      tabIndex={-1}
      aria-label={t('list.panel.label')}
      direction="column"
      flexShrink="0"
      width="456px"
      position={{ base: 'fixed', xl: 'static' }}
      insetBlock={{ base: '0', xl: 'auto' }}
      insetEnd="0"
      zIndex={{ base: 'overlay', xl: 'auto' }}
      borderInlineStartWidth="1px"
      borderColor="border"
      bg="bg.panel"
      boxShadow={{ base: '2', xl: 'none' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Flex
        alignItems="center"
        gap="1"
        minHeight="12"
        paddingInlineStart="5"
        paddingInlineEnd="2"
        borderBottomWidth="1px"
        borderColor="hairline"
        textStyle="xs"
        color="fg.muted"
      >
        <span>{position}</span>
        <Flex marginInlineStart="auto">
          <BarButton label={t('list.panel.previous')} onClick={onPrevious}>
            <ChevronUp size={18} aria-hidden />
          </BarButton>
          <BarButton label={t('list.panel.next')} onClick={onNext}>
            <ChevronDown size={18} aria-hidden />
          </BarButton>
          <IconButton asChild variant="ghost" size="sm" minWidth="9" minHeight="9" aria-label={t('list.panel.full')}>
            <Link to={href}>
              <Maximize2 size={16} aria-hidden />
            </Link>
          </IconButton>
          <BarButton label={t('list.panel.close')} onClick={onClose}>
            <X size={18} aria-hidden />
          </BarButton>
        </Flex>
      </Flex>
      <Box key={href} flex="1" minHeight="0" overflowY="auto" scrollbarWidth="thin">
        <CaseFrameContext.Provider value={NARROW_FRAME}>
          <Suspense
            fallback={
              <Box padding="5">
                <SkeletonRows />
              </Box>
            }
          >
            {children}
          </Suspense>
        </CaseFrameContext.Provider>
      </Box>
    </Flex>
  );
}

interface BarButtonProps {
  label: string;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function BarButton({ label, onClick, children }: BarButtonProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      minWidth="9"
      minHeight="9"
      aria-label={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}
