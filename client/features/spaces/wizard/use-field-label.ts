import { useTranslation } from 'react-i18next';
import { spaceFields } from '../../../generated/space-fields';

/** The label of a field by its name: which text it is stands in the server's table of fields. */
export function useFieldLabel(name: keyof typeof spaceFields): string {
  const { t } = useTranslation(['wizard', 'domain']);
  return t(spaceFields[name].label);
}
