import { useTranslation } from 'react-i18next';

/** The words of an act; those that have none are shown as the log has them. */
export function useActName(): (action: string) => string {
  const { t } = useTranslation('staff');
  const names: Readonly<Record<string, string>> = t('acts', { returnObjects: true });
  return (action) => names[action] ?? action;
}
