import { Button, chakra } from '@chakra-ui/react';
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/format';
import type { DraftState } from '../draft-store';

interface SavedMarkProps {
  draft: DraftState;
  onRetry: () => void;
}

/** Whether and when the draft was saved, with a retry after a failure. */
export function SavedMark({ draft, onRetry }: SavedMarkProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const { time } = useFormats();
  const { status, savedAt, hasUnpublished } = draft;
  if (status === 'failed') {
    return (
      <Mark color="fg.error">
        <CloudAlert size={18} aria-hidden />
        {t('saved.failed')}
        <Button variant="plain" colorPalette="red" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      </Mark>
    );
  }
  if (status === 'untouched') return null;
  const isSaved = status === 'saved' && savedAt !== null;
  return (
    <Mark color={isSaved && !hasUnpublished ? 'trust.fg' : 'fg.muted'}>
      {isSaved ? <CloudCheck size={18} aria-hidden /> : <CloudUpload size={18} aria-hidden />}
      {!isSaved ? t('saved.saving') : hasUnpublished ? t('saved.unpublished') : t('saved.at', { time: time(savedAt) })}
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
