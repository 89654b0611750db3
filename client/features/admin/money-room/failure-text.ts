import { useTranslation } from 'react-i18next';

/** Why a provider or a bank refused money; reasons that have no words are shown as they came. */
export function useFailureText(): (code: string) => string {
  const { t } = useTranslation('staff');
  const names: Readonly<Record<string, string>> = t('money.failures', { returnObjects: true });
  return (code) => names[code] ?? code;
}
