import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ChosenDeliveryProps {
  /** There is no room beside the list. */
  isBelow: boolean;
  children: ReactNode;
}

/** The chosen delivery: beside the list, or below it and scrolled into view. */
export function ChosenDelivery({ isBelow, children }: ChosenDeliveryProps) {
  const { t } = useTranslation('developers');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isBelow) panel.current?.scrollIntoView({ block: 'start' });
  }, [isBelow]);
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
