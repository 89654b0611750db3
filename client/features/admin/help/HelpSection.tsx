import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useArticleFeedbackQuery } from '../../../generated/graphql';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { AnsweredArticle } from './AnsweredArticle';
import { ReviewList } from './ReviewList';

/** The ratings of help articles, the least helpful first, with their next review. */
export function HelpSection() {
  const { t, i18n } = useTranslation('admin');
  const { data, error, refetch } = useArticleFeedbackQuery({
    variables: { locale: i18n.language === 'en' ? 'EN' : 'ES' },
    fetchPolicy: 'cache-and-network',
  });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const answered = data.articleFeedback.filter(({ helpfulCount, unhelpfulCount }) => helpfulCount + unhelpfulCount > 0);
  return (
    <>
      <chakra.h2 textStyle="h3">{t('help.title')}</chakra.h2>
      <chakra.p marginTop="1" marginBottom="5" color="fg.muted">
        {t('help.text', { answered: answered.length, all: data.articleFeedback.length })}
      </chakra.p>
      {answered.length === 0 ? (
        <Box layerStyle="panel">
          <EmptyState illustration="door" headingLevel="h3" title={t('help.empty.title')} text={t('help.empty.text')} />
        </Box>
      ) : (
        <chakra.ul layerStyle="panel" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'hairline' } }}>
          {answered.map((one) => (
            <AnsweredArticle key={one.slug} feedback={one} />
          ))}
        </chakra.ul>
      )}
      <ReviewList articles={data.articleFeedback} />
    </>
  );
}
