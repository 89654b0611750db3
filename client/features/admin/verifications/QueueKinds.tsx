import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../../ui/links/ChipLink';
import { useQueueKind, VERIFICATION_KINDS, verificationsPath } from './queue-kind';

/** The queue of all verifications, or of one kind. */
export function QueueKinds() {
  const { t } = useTranslation('admin');
  const { kind } = useQueueKind();
  return (
    <chakra.nav aria-label={t('verifications.kinds.label')} display="flex" flexWrap="wrap" gap="2" marginBottom="5">
      {([null, ...VERIFICATION_KINDS] as const).map((name) => (
        <ChipLink
          key={name}
          to={verificationsPath(name)}
          aria-current={name === kind ? 'page' : undefined}
          _currentPage={{ borderColor: 'fg', fontWeight: '650' }}
          // With large text a name takes several lines.
          whiteSpace="normal"
          maxWidth="full"
          h="auto"
          minH={{ base: '11', md: '10' }}
          paddingBlock="1"
        >
          {t(`verifications.kinds.${name ?? 'ALL'}`)}
        </ChipLink>
      ))}
    </chakra.nav>
  );
}
