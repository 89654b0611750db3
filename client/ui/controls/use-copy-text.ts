import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast';

/** Copies a text and confirms it in a toast. */
export function useCopyText(): (text: string) => void {
  const { t } = useTranslation('common');
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('copied'), tone: 'success' });
    } catch {
      // Without the clipboard permission the text next to the button can still be selected.
    }
  };
  return (text) => void copy(text);
}
