import { useTranslation } from 'react-i18next';

/** The words of an act; those that have none are shown as the log has them. */
export function useActName(): (action: string) => string {
  const { t } = useTranslation('staff');
  const names: Readonly<Record<string, string>> = t('acts', { returnObjects: true });
  return (action) => names[action] ?? action;
}

/** What an act was done to: the kind of thing, and its name where it has one. */
export function useObjectText(): (act: { objectType: string; objectName: string | null }) => string {
  const { t } = useTranslation('staff');
  const kinds: Readonly<Record<string, string>> = t('audit.object', { returnObjects: true });
  return ({ objectType, objectName }) =>
    [kinds[objectType.toLowerCase()] ?? objectType, objectName].filter(Boolean).join(' · ');
}
