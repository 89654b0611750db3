import { Button, chakra, Input } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/FormField';
import type { SpacePhoto_PhotoFragment } from '../../../../generated/graphql';
import { FailureBox } from '../../../../ui/feedback/FailureBox';
import { useFailure } from '../../../../ui/feedback/use-failure';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { photoBounds } from '../../../../generated/bounds';

interface AltDialogProps {
  photo: SpacePhoto_PhotoFragment;
  number: number;
  onSave: (photoId: string, alt: string) => Promise<unknown>;
  onClose: () => void;
}

const FORM_ID = 'photo-alt';

/** The alternative text of a picture. */
export function AltDialog({ photo, number, onSave, onClose }: AltDialogProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const [isSaving, setSaving] = useState(false);
  const { failure, fail, clear, isOpen } = useFailure(t('photos.describe', { number }));
  const save = async (alt: string) => {
    setSaving(true);
    clear();
    // Closed meanwhile, another picture's dialog may be open.
    await onSave(photo.id, alt).then(() => isOpen() && onClose(), fail);
    setSaving(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('photos.describe', { number })}
      footer={
        <Button type="submit" form={FORM_ID} loading={isSaving}>
          {t('common:actions.save')}
        </Button>
      }
    >
      <FailureBox marginBottom="5" failure={failure} />
      <AltForm alt={photo.alt} onSave={(alt) => void save(alt)} />
    </Dialog>
  );
}

function AltForm({ alt, onSave }: { alt: string; onSave: (alt: string) => void }) {
  const { t } = useTranslation('wizard');
  const [text, setText] = useState(alt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text);
  };
  return (
    <chakra.form id={FORM_ID} onSubmit={submit}>
      <FormField name="alt" label={t('photos.alt')} hint={t('photos.altHint')}>
        <Input value={text} maxLength={photoBounds.alt.max} onChange={(event) => setText(event.target.value)} />
      </FormField>
    </chakra.form>
  );
}
