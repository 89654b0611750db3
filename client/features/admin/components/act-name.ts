import { useTranslation } from 'react-i18next';
import { dottedText } from '../../../ui/display/dotted-text';

/** The label of an act; unknown ones are shown by their code. */
export function useActName(): (action: string) => string {
  const { t } = useTranslation('staff');
  const names: Readonly<Record<string, string>> = t('acts', { returnObjects: true });
  return (action) => names[action] ?? action;
}

/** The target of an act: its type, and its name if any. */
export function useObjectText(): (act: { objectType: string; objectName: string | null }) => string {
  const { t } = useTranslation('staff');
  const kinds: Readonly<Record<string, string>> = t('audit.object', { returnObjects: true });
  // Older entries spell a type in lower case, some with underscores.
  const kindOf = (type: string): string => kinds[type.toLowerCase().replaceAll('_', '')] ?? type;
  return ({ objectType, objectName }) => dottedText([kindOf(objectType), objectName]);
}
