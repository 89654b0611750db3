import { Badge, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import type { Feedback } from './feedback';
import { RatedText } from './RatedText';

/** The responsible team and the next review of each article, the soonest first. */
export function ReviewList({ articles }: { articles: readonly Feedback[] }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const due = articles.filter(({ isReviewDue }) => isReviewDue).length;
  const ordered = [...articles].sort((a, b) => a.nextReviewOn.localeCompare(b.nextReviewOn));
  return (
    <chakra.details layerStyle="panel" marginTop="6" open={due > 0}>
      <chakra.summary
        listStyleType="none"
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="13"
        paddingInline={{ base: '4', md: '5' }}
        cursor="pointer"
        fontWeight="600"
      >
        {t('help.reviews')}
        <chakra.span
          marginInlineStart="auto"
          order="1"
          color="fg.subtle"
          transition="transform 200ms"
          css={{ 'details[open] &': { transform: 'rotate(180deg)' } }}
        >
          <ChevronDown size={20} aria-hidden />
        </chakra.span>
        {due > 0 && <Badge colorPalette="orange">{t('help.due', { count: due })}</Badge>}
      </chakra.summary>
      <chakra.ul paddingInline={{ base: '4', md: '5' }} paddingBottom="3" textStyle="sm">
        {ordered.map((feedback) => (
          <chakra.li
            key={feedback.slug}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="6"
            paddingBlock="2"
            borderTopWidth="1px"
            borderColor="hairline"
          >
            <RatedText feedback={feedback} />
            <chakra.span color={feedback.isReviewDue ? 'fg.error' : 'fg.muted'}>
              {t(`help.owner.${feedback.owner}`)} · {formats.day(feedback.nextReviewOn)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
