import { Box, chakra, HStack } from '@chakra-ui/react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import type { Feedback } from './feedback';
import { RatedText } from './RatedText';

/** One article with its ratings and comments. */
export function AnsweredArticle({ feedback }: { feedback: Feedback }) {
  const { helpfulCount, unhelpfulCount, comments } = feedback;
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const share = (100 * unhelpfulCount) / (helpfulCount + unhelpfulCount);
  return (
    <chakra.li padding={{ base: '4', md: '5' }}>
      <HStack justifyContent="space-between" flexWrap="wrap" columnGap="6" rowGap="1">
        <chakra.span display="flex" flex="1 1 240px" fontWeight="600">
          <RatedText feedback={feedback} />
        </chakra.span>
        <HStack gap="4" textStyle="sm" fontVariantNumeric="tabular-nums" color="fg.muted">
          <Count
            icon={<ThumbsUp size={16} aria-hidden />}
            label={t('help.helpful', { count: helpfulCount })}
            count={helpfulCount}
          />
          <Count
            icon={<ThumbsDown size={16} aria-hidden />}
            label={t('help.unhelpful', { count: unhelpfulCount })}
            count={unhelpfulCount}
          />
          <chakra.span minWidth="16" textAlign="end" fontWeight="600" color="fg">
            {t('help.share', { percent: formats.percent(share) })}
          </chakra.span>
        </HStack>
      </HStack>
      <Share percent={share} />
      {comments.length > 0 && (
        <chakra.ul
          display="grid"
          gap="3"
          marginTop="4"
          paddingInlineStart="4"
          borderInlineStartWidth="3px"
          borderColor="border"
        >
          {comments.map(({ text, locale, version, at }) => (
            <li key={at + text}>
              <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
                {text}
              </chakra.p>
              <chakra.p textStyle="caption" color="fg.subtle">
                {t('help.comment', { at: formats.instant(at), locale, version: formats.day(version) })}
              </chakra.p>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}

function Count({ icon, label, count }: { icon: ReactNode; label: string; count: number }) {
  const formats = useFormats();
  return (
    <HStack as="span" gap="1.5">
      {icon}
      <span aria-hidden>{formats.number(count)}</span>
      <chakra.span srOnly>{label}</chakra.span>
    </HStack>
  );
}

/** The share of negative answers, as a bar. */
function Share({ percent }: { percent: number }) {
  return (
    <Box aria-hidden height="1.5" marginTop="3" borderRadius="full" bg="bg.muted" overflow="hidden">
      <Box height="full" borderRadius="full" bg="brand.solid" style={{ width: `${percent}%` }} />
    </Box>
  );
}
