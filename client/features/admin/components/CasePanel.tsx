import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CaseHead } from './CaseHead';
import type { CaseLayoutProps } from './CaseLayout';

/** A case in one narrow column: its subject, the acts, the details, the history. */
export function CasePanel({ title, sub, picture, headEnd, details, children, decision }: CaseLayoutProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <Flex gap="3" alignItems="center" padding="20px 20px 12px">
        {picture}
        <CaseHead as="h2" title={title} sub={sub} end={headEnd} />
      </Flex>
      <Flex as="section" aria-label={t('room.decision')} direction="column" gap="4" padding="0 20px 16px">
        {decision}
      </Flex>
      {details}
      <Flex direction="column" gap="6" padding="20px" borderTopWidth="1px" borderColor="hairline">
        {children}
      </Flex>
    </>
  );
}
