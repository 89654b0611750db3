import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { ContentDraft } from './content-draft';

interface DraftNoteProps {
  draft: ContentDraft;
  /** Whether another version was written after what its author had read. */
  isOutdated?: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

/** What the reader has written and not published: they go on with it, or discard it. */
export function DraftNote({ draft, isOutdated = false, onContinue, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation('editing');
  const { instant } = useFormats();
  const [isAsking, setAsking] = useState(false);
  return (
    <chakra.section role="status" padding="4" marginBottom="4" borderRadius="md" bg="bg.muted" display="grid" gap="3">
      <p>{t('draft.kept', { at: instant(draft.at) })}</p>
      {isOutdated && <p>{t('draft.outdated')}</p>}
      <Flex gap="2" flexWrap="wrap">
        <Button size="sm" onClick={onContinue}>
          {t('draft.continue')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          {t('draft.discard')}
        </Button>
      </Flex>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('draft.ask')}
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('draft.keep')}
            </Button>
            <Button colorPalette="red" onClick={onDiscard}>
              {t('draft.discard')}
            </Button>
          </>
        }
      >
        {t('draft.gone')}
      </Dialog>
    </chakra.section>
  );
}
