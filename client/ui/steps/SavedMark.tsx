import { Button, chakra } from '@chakra-ui/react';
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';

interface SavedMarkProps {
  status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed';
  savedAt: string | null;
  /** The states in words. */
  words: { readonly failed: string; readonly saving: string; readonly savedAt: (time: string) => string };
  /** Replaces the time of what is saved. */
  note?: string | null;
  /** The header of a phone has room for the icon only. */
  isIconOnPhone?: boolean;
  /** Whether a failure is announced here. */
  isAnnounced?: boolean;
  onRetry: () => void;
}

/** Whether and when the answers were saved, with a retry after a failure. */
export function SavedMark({ status, savedAt, words, note, isIconOnPhone, isAnnounced, onRetry }: SavedMarkProps) {
  const { t } = useTranslation('common');
  const { time } = useFormats();
  if (status === 'untouched') return null;
  if (status === 'failed') {
    return (
      <Mark role={isAnnounced ? 'status' : undefined} color="fg.error">
        <CloudAlert size={18} aria-hidden />
        {words.failed}
        <Button variant="plain" colorPalette="red" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      </Mark>
    );
  }
  const isSaved = status === 'saved' && savedAt !== null;
  return (
    <Mark color={isSaved && !note ? 'trust.fg' : 'fg.muted'}>
      {isSaved ? <CloudCheck size={18} aria-hidden /> : <CloudUpload size={18} aria-hidden />}
      <chakra.span srOnly={isIconOnPhone ? { base: true, sm: false } : undefined}>
        {isSaved ? (note ?? words.savedAt(time(savedAt))) : words.saving}
      </chakra.span>
    </Mark>
  );
}

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    fontWeight: '500',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});
