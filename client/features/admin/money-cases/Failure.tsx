import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Why a provider or a bank refused; an unknown code is shown as such, for asking the provider. */
export function Failure({ code, isOfRefund = false }: { code: string; isOfRefund?: boolean }) {
  const { t } = useTranslation('staff');
  const names: Readonly<Record<string, string>> = {
    ...t('money.failures', { returnObjects: true }),
    ...(isOfRefund && t('money.refundFailures', { returnObjects: true })),
  };
  if (names[code]) return names[code];
  return (
    <>
      {t('money.otherFailure')}{' '}
      <chakra.small textStyle="xs" fontWeight="450" color="fg.subtle">
        {code}
      </chakra.small>
    </>
  );
}
