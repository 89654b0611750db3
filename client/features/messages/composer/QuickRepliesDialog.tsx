import { Button, chakra, IconButton, Stack, Textarea } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { FormField } from '../../../forms/FormField';
import {
  QuickRepliesDocument,
  useDeleteQuickReplyMutation,
  useSaveQuickReplyMutation,
  type QuickRepliesQuery,
} from '../../../generated/graphql';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useProblemText } from '../../../ui/feedback/use-failure';
import { messageBounds } from '../../../generated/bounds';

type Reply = QuickRepliesQuery['quickReplies'][number];

const MAX_REPLIES = messageBounds.quickReplies.max;
const MAX_LENGTH = messageBounds.quickReply.max;

/** Edits, deletes and adds quick replies. */
export function QuickRepliesDialog({ replies, onClose }: { replies: readonly Reply[]; onClose: () => void }) {
  const { t } = useTranslation(['messages', 'common']);
  const [added, setAdded] = useState(0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped
      title={t('quick.title')}
      footer={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Stack gap="4">
        <chakra.p color="fg.muted">{t('quick.text')}</chakra.p>
        {replies.map((reply, index) => (
          <ReplyForm key={reply.id} reply={reply} number={index + 1} />
        ))}
        {/* The key changes with each reply that it added, which empties the form; what is typed outlives one deleted beside it. */}
        {replies.length < MAX_REPLIES ? (
          <ReplyForm
            key={`new ${added}`}
            reply={null}
            number={replies.length + 1}
            onAdded={() => setAdded((count) => count + 1)}
          />
        ) : (
          <p>{t('quick.full', { most: MAX_REPLIES })}</p>
        )}
      </Stack>
    </Dialog>
  );
}

function useReply(reply: Reply | null, onAdded?: () => void) {
  const textOf = useProblemText();
  const [save, saving] = useSaveQuickReplyMutation({
    update: (cache, { data }) => {
      if (reply || !data) return;
      const { quickReply } = data.saveQuickReply;
      // The same text again is answered with the reply that exists.
      cache.updateQuery({ query: QuickRepliesDocument }, (had) =>
        had && !had.quickReplies.some(({ id }) => id === quickReply.id)
          ? { quickReplies: [...had.quickReplies, quickReply] }
          : had,
      );
    },
  });
  const [remove, removing] = useDeleteQuickReplyMutation({
    update: (cache, { data }) => {
      const id = data?.deleteQuickReply.deletedQuickReplyId;
      if (id) cache.evict({ id: cache.identify({ __typename: 'QuickReply', id }) });
    },
  });
  const [problem, setProblem] = useState<AppError>();
  const [isSaved, setSaved] = useState(false);

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
      setSaved(true);
    } catch (error) {
      setProblem(toAppError(error));
    }
  };
  return {
    problem: problem && textOf(problem),
    isSaved,
    isBusy: saving.loading || removing.loading,
    touch: () => setSaved(false),
    save: (text: string) =>
      void run(async () => {
        await save({ variables: { input: { quickReplyId: reply?.id ?? null, text } } });
        onAdded?.();
      }),
    remove: () => reply && void run(() => remove({ variables: { input: { quickReplyId: reply.id } } })),
  };
}

interface ReplyFormProps {
  reply: Reply | null;
  number: number;
  onAdded?: () => void;
}

function ReplyForm({ reply, number, onAdded }: ReplyFormProps) {
  const { t } = useTranslation('messages');
  const [text, setText] = useState(reply?.text ?? '');
  const { problem, isSaved, isBusy, touch, save, remove } = useReply(reply, onAdded);
  const isChanged = text.trim() !== (reply?.text ?? '');
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    save(text.trim());
  };
  const deleteButton = reply && (
    <IconButton
      variant="ghost"
      size={{ base: 'md', md: 'sm' }}
      borderRadius="full"
      marginBottom="-1"
      aria-label={t('quick.remove', { number })}
      disabled={isBusy}
      onClick={remove}
    >
      <Trash2 aria-hidden />
    </IconButton>
  );
  return (
    <chakra.form onSubmit={onSubmit} noValidate>
      <FormField
        name={`reply.${number}`}
        label={reply ? t('quick.one', { number }) : t('quick.new')}
        labelEnd={deleteButton}
        {...(problem && { error: problem })}
      >
        <Textarea
          rows={2}
          minHeight="20"
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            touch();
          }}
        />
      </FormField>
      {(isChanged || !reply) && (
        <Button
          type="submit"
          variant="outline"
          size="sm"
          minHeight="11"
          marginTop="2"
          disabled={isBusy || !text.trim()}
        >
          {t(reply ? 'quick.save' : 'quick.add')}
        </Button>
      )}
      <chakra.p role="status" textStyle="sm" color="trust.fg">
        {isSaved && !isChanged && reply ? t('quick.saved') : ''}
      </chakra.p>
    </chakra.form>
  );
}
