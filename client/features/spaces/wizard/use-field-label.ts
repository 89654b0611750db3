import { useTranslation } from 'react-i18next';
import { spaceFields } from '../../../generated/space-fields';

/** The label of a field by its name; the server's table of fields has the key of its text. */
export function useFieldLabel(name: keyof typeof spaceFields): string {
  const { t } = useTranslation(['wizard', 'domain']);
  return t(spaceFields[name].label);
}
