import { Button, chakra, IconButton, Input, Stack, Textarea } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { FormField } from '../../../forms/FormField';
import {
  SavedRepliesDocument,
  useDeleteSavedReplyMutation,
  useSavedRepliesQuery,
  useSaveSavedReplyMutation,
} from '../../../generated/graphql';
import type { Locale } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { Dialog } from '../../../ui/overlay/Dialog';

interface SavedRepliesDialogProps {
  /** The language of the ticket, which selects the text. */
  locale: Locale;
  onClose: () => void;
  onChoose: (text: string) => void;
}

/** The saved replies of support: inserted with one click, added and deleted here too. */
export function SavedRepliesDialog({ locale, onClose, onChoose }: SavedRepliesDialogProps) {
  const { t } = useTranslation(['support', 'common']);
  const { data, error, refetch } = useSavedRepliesQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteSavedReplyMutation({ refetchQueries: [SavedRepliesDocument] });
  const [isAdding, setIsAdding] = useState(false);
  const replies = data?.savedReplies;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped={isAdding}
      title={t('staff.saved')}
      footer={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Stack gap="4">
        {!replies && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
        {replies?.length === 0 && <chakra.p color="fg.muted">{t('staff.savedNone')}</chakra.p>}
        {replies && replies.length > 0 && (
          <chakra.ul listStyleType="none" display="grid" gap="2">
            {replies.map(({ id, title, textEs, textEn }) => {
              const text = locale === 'EN' ? textEn : textEs;
              return (
                <chakra.li key={id} display="flex" gap="1" alignItems="flex-start">
                  <chakra.button
                    type="button"
                    onClick={() => onChoose(text)}
                    flex="1"
                    minWidth="0"
                    textAlign="start"
                    padding="3"
                    borderWidth="1px"
                    borderRadius="control"
                    cursor="pointer"
                    _hover={{ borderColor: 'border.control' }}
                  >
                    <chakra.b display="block" textStyle="sm" fontWeight="600">
                      {title}
                    </chakra.b>
                    <chakra.span display="block" textStyle="sm" color="fg.muted" lineClamp="2">
                      {text}
                    </chakra.span>
                  </chakra.button>
                  <IconButton
                    variant="ghost"
                    aria-label={`${t('staff.savedDelete')}: ${title}`}
                    onClick={() => void remove({ variables: { input: { savedReplyId: id } } })}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </chakra.li>
              );
            })}
          </chakra.ul>
        )}
        {isAdding ? (
          <NewReply onSaved={() => setIsAdding(false)} />
        ) : (
          <Button variant="outline" alignSelf="start" onClick={() => setIsAdding(true)}>
            {t('staff.savedNew')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

const FIELDS = ['title', 'textEs', 'textEn'] as const;

function NewReply({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation(['support', 'common']);
  const { textOf, fieldText } = useErrorText();
  const [values, setValues] = useState({ title: '', textEs: '', textEn: '' });
  const [failure, setFailure] = useState<AppError | null>(null);
  const [save, { loading }] = useSaveSavedReplyMutation({ refetchQueries: [SavedRepliesDocument] });
  const labels = { title: t('staff.savedTitle'), textEs: t('staff.savedEs'), textEn: t('staff.savedEn') };
  const submit = async (): Promise<void> => {
    setFailure(null);
    try {
      await save({ variables: { input: values } });
      onSaved();
    } catch (error) {
      setFailure(toAppError(error));
    }
  };
  return (
    <Stack gap="4">
      {failure && failure.fields.length === 0 && <AlertBox>{textOf(failure)}</AlertBox>}
      {FIELDS.map((name) => {
        const problem = failure?.fields.find(({ path }) => path === name);
        const shared = {
          value: values[name],
          onChange: ({ target }: { target: { value: string } }) =>
            setValues((before) => ({ ...before, [name]: target.value })),
        };
        return (
          <FormField key={name} name={name} label={labels[name]} error={problem && fieldText(problem)}>
            {name === 'title' ? <Input {...shared} /> : <Textarea rows={3} {...shared} />}
          </FormField>
        );
      })}
      <Button alignSelf="start" loading={loading} onClick={() => void submit()}>
        {t('common:actions.save')}
      </Button>
    </Stack>
  );
}
