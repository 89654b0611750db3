import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSearchHelpQuery } from '../../../generated/graphql';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useDebounced } from '../../../ui/time/use-debounced';
import { ArticleList } from '../components/ArticleList';
import { BackToHelp } from '../help/BackToHelp';
import { HelpSearch } from '../help/HelpSearch';
import { SectionCards } from '../help/SectionCards';
import { SectionView } from '../help/SectionView';
import { sectionsOf } from '../help/sections';
import { useArticles, useLocale } from '../use-articles';

/** /help: every section with its articles, one section, or search results, depending on the URL. */
export function HelpPage() {
  const { t } = useTranslation('content');
  const [params] = useSearchParams();
  const [question, setQuestion] = useQuestion();
  const { articles, isLoading, error, refetch } = useArticles('HELP');
  const sections = sectionsOf(articles);
  const searched = question.trim();
  const section = sections.find(({ name }) => name === params.get('section')?.toUpperCase());
  return (
    <PageContainer paddingTop={{ base: '6', md: '12' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle
        title={section && !searched ? `${t(`sections.${section.name}`)} · ${t('help.title')}` : t('help.title')}
      />
      {section && !question ? <BackToHelp /> : <HelpSearch question={question} onChange={setQuestion} />}
      <Box marginTop={section && !question ? '2' : { base: '6', md: '10' }}>
        {searched.length > 1 ? (
          <Answers question={searched} onClear={() => setQuestion('')} />
        ) : section ? (
          <SectionView section={section} others={sections.filter((other) => other !== section)} />
        ) : (
          <SectionCards sections={sections} />
        )}
        {error && articles.length === 0 && (
          <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />
        )}
        {isLoading && <SkeletonRows />}
      </Box>
    </PageContainer>
  );
}

/* Typing shows at once; the URL follows when the router is ready, and wins when it changes by itself. */
function useQuestion(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.get('q') ?? '';
  const [shown, setShown] = useState(address);
  const [followed, setFollowed] = useState(address);
  if (address !== followed) {
    setFollowed(address);
    setShown(address);
  }
  const setQuestion = (text: string) => {
    setShown(text);
    setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true });
  };
  return [shown, setQuestion];
}

function Answers({ question, onClear }: { question: string; onClear: () => void }) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const text = useDebounced(question);
  const { data, previousData, loading, error, refetch } = useSearchHelpQuery({ variables: { text, locale } });
  const found = (data ?? previousData)?.searchHelp;
  if (error && !found) return <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />;
  if (!found) return <SkeletonRows />;
  return (
    <Box maxWidth="760px" marginInline="auto">
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {loading || text !== question ? ' ' : t('help.found', { count: found.length, text })}
      </chakra.p>
      {found.length > 0 ? (
        <ArticleList articles={found} hasExcerpts />
      ) : (
        <EmptyState
          headingLevel="h2"
          illustration="search"
          title={t('help.nothing', { text })}
          text={t('help.nothingText')}
          actions={
            <>
              <Button asChild>
                <Link to="/contact">{t('help.write')}</Link>
              </Button>
              <Button variant="outline" onClick={onClear}>
                {t('help.all')}
              </Button>
            </>
          }
        />
      )}
    </Box>
  );
}
