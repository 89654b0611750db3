import { Box, Button, chakra, HStack, Textarea } from '@chakra-ui/react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { FormField } from '../../../forms/FormField';
import { useRateArticleMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { createBrowserState } from '../../../state/browser-state';
import { TextLink } from '../../../ui/links/TextLink';
import { useLocale } from '../use-articles';
import { answerOf, storeAnswer, visitKey } from './article-answers';
import { articleBounds } from '../../../generated/bounds';

const COMMENT_MAX = articleBounds.comment.max;

/** The server renders an article for everybody, and hydration does not correct attributes: an earlier answer is shown after it. */
const hydrated = createBrowserState({ read: () => true, source: () => null, events: [], assumed: () => false });

type Step = 'ask' | 'thanks' | 'comment' | 'told';

function useFeedback(slug: string) {
  const locale = useLocale();
  const [rate, { loading }] = useRateArticleMutation();
  const [given, setAnswer] = useState<boolean | null>(null);
  const isHydrated = useStore(hydrated);
  const answer = given ?? (isHydrated ? answerOf(slug) : null);
  const [step, setStep] = useState<Step>('ask');
  const [failure, setFailure] = useState<AppError | null>(null);
  const send = async (isHelpful: boolean, comment: string | null): Promise<void> => {
    setFailure(null);
    try {
      await rate({ variables: { input: { slug, locale, isHelpful, comment, visitKey: visitKey() } } });
      storeAnswer(slug, isHelpful);
      setAnswer(isHelpful);
      setStep(isHelpful ? 'thanks' : comment === null ? 'comment' : 'told');
    } catch (error) {
      setFailure(toAppError(error));
    }
  };
  return { answer, step, failure, isSending: loading, send };
}

/** Whether an article helped; a no may say what was missing. The answer can be changed as long as the visit lasts. */
export function ArticleFeedback({ slug }: { slug: string }) {
  const { t } = useTranslation('content');
  const { textOf } = useErrorText();
  const { answer, step, failure, isSending, send } = useFeedback(slug);
  const thanks = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => void (step === 'told' && thanks.current?.focus()), [step]);
  const options = [
    { isHelpful: true, icon: ThumbsUp, label: t('feedback.yes') },
    { isHelpful: false, icon: ThumbsDown, label: t('feedback.no') },
  ] as const;
  return (
    <Box
      as="section"
      aria-labelledby="article-feedback"
      marginTop="12"
      paddingTop="6"
      borderTopWidth="1px"
      borderColor="border"
    >
      <HStack justifyContent="space-between" flexWrap="wrap" gap="4">
        <chakra.h2 id="article-feedback" textStyle="h3">
          {t('feedback.title')}
        </chakra.h2>
        <HStack gap="3" flexWrap="wrap" role="group" aria-labelledby="article-feedback">
          {options.map(({ isHelpful, icon: Icon, label }) => (
            <Button
              key={label}
              variant="outline"
              minWidth="24"
              aria-pressed={answer === isHelpful}
              disabled={isSending}
              onClick={() => void send(isHelpful, null)}
              css={{ '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' } }}
            >
              <Icon size={18} aria-hidden />
              {label}
            </Button>
          ))}
        </HStack>
      </HStack>
      <chakra.p
        ref={thanks}
        tabIndex={-1}
        role="status"
        color="fg.muted"
        marginTop={step === 'ask' ? '0' : '3'}
        outline="none"
      >
        {step !== 'ask' && t(`feedback.${step}`)}
      </chakra.p>
      {step === 'comment' && (
        <CommentForm isSending={isSending} failure={failure} onSend={(comment) => void send(false, comment)} />
      )}
      {failure && step !== 'comment' && (
        <chakra.p role="alert" textStyle="small" color="fg.error" marginTop="3">
          {textOf(failure)}
        </chakra.p>
      )}
    </Box>
  );
}

function CommentForm({
  isSending,
  failure,
  onSend,
}: {
  isSending: boolean;
  failure: AppError | null;
  onSend: (comment: string) => void;
}) {
  const { t } = useTranslation('content');
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
        label={t('feedback.missing')}
        isOptional
        hint={<Trans t={t} i18nKey="feedback.hint" components={{ contact: <TextLink to="/contact" /> }} />}
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
        {t('feedback.send')}
      </Button>
    </chakra.form>
  );
}
