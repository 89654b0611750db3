import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../../ui/layout/use-media';

/* From here on it stands beside the list. */
const BESIDE = '(min-width: 1240px)';

interface ChosenDeliveryProps {
  /** Somebody chose it; else it is the newest one. */
  isAsked: boolean;
  children: ReactNode;
}

/** The delivery that is chosen: beside the list, or below it once it was asked for. */
export function ChosenDelivery({ isAsked, children }: ChosenDeliveryProps) {
  const { t } = useTranslation('developers');
  const isBeside = useMedia(BESIDE);
  const panel = useRef<HTMLElement>(null);
  const isBelow = isAsked && !isBeside;
  useEffect(() => {
    if (isBelow) panel.current?.scrollIntoView({ block: 'start' });
  }, [isBelow]);
  if (!isAsked && !isBeside) return null;
  return (
    <chakra.aside
      ref={panel}
      aria-label={t('log.chosen')}
      minWidth="0"
      padding={{ base: '4', md: '6' }}
      scrollMarginTop="20"
      borderInlineStartWidth={{ xl: '1px' }}
      borderTopWidth={{ base: '1px', xl: '0' }}
      borderColor="hairline"
    >
      {children}
    </chakra.aside>
  );
}
