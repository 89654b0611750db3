import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { CommentForm } from '../../../ui/article-feedback/CommentForm';
import { useArticleFeedback } from '../../../ui/article-feedback/use-article-feedback';

/** Whether an article helped; a no may say what was missing. The answer can be changed as long as the visit lasts. */
export function ArticleFeedback({ slug }: { slug: string }) {
  const { t } = useTranslation('articleFeedback');
  const { textOf } = useErrorText();
  const { answer, step, failure, isSending, send } = useArticleFeedback(slug);
  const thanks = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => void (step === 'told' && thanks.current?.focus()), [step]);
  const options = [
    { isHelpful: true, icon: ThumbsUp, label: t('yes') },
    { isHelpful: false, icon: ThumbsDown, label: t('no') },
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
          {t('title')}
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
        {step !== 'ask' && t(step)}
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
