import { Button, chakra, Textarea } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { useSaveFavoriteMutation, type FavoriteCard_FavoriteFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { Dialog } from '../../../ui/overlay/Dialog';
import { toast } from '../../../ui/feedback/toast';
import { favoriteBounds } from '../../../generated/first-bounds';

const MOST_LETTERS = favoriteBounds.note.max;

interface NoteDialogProps {
  favorite: FavoriteCard_FavoriteFragment;
  onClose: () => void;
}

/** The note on a favorite. */
export function NoteDialog({ favorite, onClose }: NoteDialogProps) {
  const { t } = useTranslation('favorites');
  const { textOf } = useErrorText();
  const formId = useId();
  const [note, setNote] = useState(favorite.note);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [save, { loading }] = useSaveFavoriteMutation();

  const submit = async () => {
    setFailure(null);
    try {
      await save({ variables: { input: { favoriteId: favorite.id, note } } });
      toast({ title: t('saved'), tone: 'success' });
      onClose();
    } catch (problem) {
      setFailure(toAppError(problem));
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped
      title={t('edit')}
      footer={
        <Button type="submit" form={formId} disabled={loading}>
          {t('save')}
        </Button>
      }
    >
      <chakra.form
        id={formId}
        display="grid"
        gap="5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure && <AlertBox>{textOf(failure)}</AlertBox>}
        <chakra.p color="fg.muted">{favorite.space.title}</chakra.p>
        <FormField
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          labelEnd={
            <chakra.span
              textStyle="small"
              color="fg.subtle"
              aria-hidden
            >{`${note.length}/${MOST_LETTERS}`}</chakra.span>
          }
        >
          <Textarea rows={4} maxLength={MOST_LETTERS} value={note} onChange={({ target }) => setNote(target.value)} />
        </FormField>
      </chakra.form>
    </Dialog>
  );
}
