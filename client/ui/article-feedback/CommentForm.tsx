import { Button, chakra, Textarea } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { AppError } from '../../apollo/app-error';
import { FormField } from '../../forms/FormField';
import { articleBounds } from '../../generated/bounds';
import { useErrorText } from '../../i18n/use-error-text';
import { TextLink } from '../links/TextLink';

const COMMENT_MAX = articleBounds.comment.max;

interface CommentFormProps {
  isSending: boolean;
  failure: AppError | null;
  onSend: (comment: string) => void;
}

/** A text field for what was missing. */
export function CommentForm({ isSending, failure, onSend }: CommentFormProps) {
  const { t } = useTranslation('articleFeedback');
  const { textOf, fieldText } = useErrorText();
  const [comment, setComment] = useState('');
  const wrong = failure?.fields.find(({ path }) => path === 'comment');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend(comment.trim());
  };
  return (
    <chakra.form
      onSubmit={submit}
      layerStyle="panel"
      padding={{ base: '4', md: '6' }}
      marginTop="4"
      display="grid"
      gap="4"
    >
      <FormField
        name="comment"
        label={t('missing')}
        isOptional
        hint={
          <Trans
            t={t}
            i18nKey="hint"
            values={articleBounds.comment}
            components={{ contact: <TextLink to="/contact" /> }}
          />
        }
        error={wrong ? fieldText(wrong) : failure ? textOf(failure) : undefined}
      >
        <Textarea
          rows={3}
          maxLength={COMMENT_MAX}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </FormField>
      <Button type="submit" variant="outline" loading={isSending} justifySelf={{ md: 'start' }}>
        {t('send')}
      </Button>
    </chakra.form>
  );
}
