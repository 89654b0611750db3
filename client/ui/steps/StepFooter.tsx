import { Button, chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageContainer } from '../layout/Page';
import { useFootHeight } from '../layout/window-foot';

interface StepFooterProps {
  /** Above the buttons. */
  line?: ReactNode;
  /** Between back and next; pushes next to the end. */
  children: ReactNode;
  /** The text of the last button of all; null before the last step. */
  last: string | null;
  isBusy: boolean;
  onBack: (() => void) | null;
  onNext: () => void;
}

/** Back and next, always visible. */
export function StepFooter({ line, children, last, isBusy, onBack, onNext }: StepFooterProps) {
  const { t } = useTranslation('common');
  const footHeight = useFootHeight();
  return (
    <chakra.footer
      position="sticky"
      style={footHeight}
      bottom="var(--foot-h)"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      css={{ '& button': { height: { base: '48px', md: '44px' } } }}
    >
      {line}
      <PageContainer
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        gap="3"
        minHeight={{ md: '73px' }}
        paddingBlock={{ base: '3', md: '0' }}
      >
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            <ArrowLeft aria-hidden />
            {t('actions.back')}
          </Button>
        )}
        {children}
        <Button
          minWidth="148px"
          flex={{ base: '1 1 auto', md: 'none' }}
          marginInlineStart={{ md: 'auto' }}
          loading={isBusy}
          onClick={onNext}
        >
          {last ?? t('actions.next')}
          {last === null && <ArrowRight aria-hidden />}
        </Button>
      </PageContainer>
    </chakra.footer>
  );
}
