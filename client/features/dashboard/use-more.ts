import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from '../../ui/feedback/toast';

/** Loads the next page of a list; a failure shows a toast and keeps the loaded items. */
export function useMore(
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>,
): (after: string | null) => void {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  return (after) =>
    void fetchMore({ variables: { after } }).catch((error: unknown) =>
      toast({ title: t('failed.title'), description: textOf(error), tone: 'error' }),
    );
}
