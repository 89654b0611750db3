import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { CommentForm } from '../../../ui/article-feedback/CommentForm';
import { useArticleFeedback } from '../../../ui/article-feedback/use-article-feedback';
import { guideSlug, type GuideName } from './guide-list';

/** Whether a guide helped; a no may be explained, as under help articles. */
export function GuideFeedback({ guide }: { guide: GuideName }) {
  const { t } = useTranslation('articleFeedback');
  const { textOf } = useErrorText();
  const { answer, step, failure, isSending, send } = useArticleFeedback(guideSlug(guide));
  return (
    <Box as="section" aria-labelledby="guide-feedback">
      <HStack flexWrap="wrap" gap="2" role="group" aria-labelledby="guide-feedback">
        <chakra.h2 id="guide-feedback" textStyle="small" color="fg.muted" marginEnd="1">
          {t('guide')}
        </chakra.h2>
        {([true, false] as const).map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            variant="outline"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            aria-pressed={answer === isHelpful}
            disabled={isSending}
            onClick={() => void send(isHelpful, null)}
            css={{ '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' } }}
          >
            {t(isHelpful ? 'yes' : 'no')}
          </Button>
        ))}
      </HStack>
      <chakra.p role="status" textStyle="small" color="fg.muted" marginTop={step === 'ask' ? '0' : '2'}>
        {step !== 'ask' && t(step)}
      </chakra.p>
      {step === 'comment' && (
        <CommentForm isSending={isSending} failure={failure} onSend={(comment) => void send(false, comment)} />
      )}
      {failure && step !== 'comment' && (
        <chakra.p role="alert" textStyle="small" color="fg.error" marginTop="2">
          {textOf(failure)}
        </chakra.p>
      )}
    </Box>
  );
}
