import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/feedback/toast';

/** Shares the page: with the device's own sheet if there is one, else by copying the link. */
export function useShare(title: string): () => void {
  const { t } = useTranslation('space');
  return () => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet without choosing is not a failure.
      void navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast({ title: t('share.copied'), tone: 'success' }),
      () => toast({ title: t('share.failed'), description: url, tone: 'error' }),
    );
  };
}
