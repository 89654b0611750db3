import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ApiScope } from '../../../generated/schema';

/** Scopes by their codes. */
export function ScopeTags({ scopes }: { scopes: readonly ApiScope[] }) {
  const { t } = useTranslation('developers');
  return (
    <chakra.ul
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      gap="1"
      flex="1 1 14rem"
      aria-label={t('keys.scopes')}
    >
      {scopes.map((scope) => (
        <chakra.li key={scope} textStyle="xs" fontFamily="mono" bg="bg.muted" borderRadius="6px" paddingInline="1.5">
          {t(`scopes.${scope}.code`)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
