import { Box, Button, chakra, Grid, HStack } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { openCookieSettings } from '../../../analytics/settings-dialog';
import { useArticleQuery, type ArticleQuery } from '../../../generated/graphql';
import type { ArticleKind } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { ChipLink } from '../../../ui/links/ChipLink';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { LateNotFound } from '../../../ui/feedback/LateNotFound';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';
import { ArticleFeedback } from '../help/ArticleFeedback';
import { helpSectionPath } from '../help/sections';
import { ArticleList } from './ArticleList';
import { Prose } from '../../../ui/display/Prose';
import { coverUrl } from '../covers';
import { articleVariables } from '../article-variables';

type Text = NonNullable<ArticleQuery['article']>;

/** The article of the URL. */
export function ArticleText({ kind }: { kind: ArticleKind }) {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const { language } = useFormats();
  const wantedSlug = slug ?? pathname.slice(1);
  const { data, previousData, loading, error, refetch } = useArticleQuery({
    variables: articleVariables(kind, wantedSlug, language),
  });
  // Shows the former language until the other one has loaded, but never another article.
  const article = data ? data.article : previousData?.article?.slug === wantedSlug ? previousData.article : null;
  if (!article && !loading && !error) return <LateNotFound />;
  return (
    <PageContainer paddingTop={{ base: '6', md: '12' }} paddingBottom={{ base: '12', md: '24' }}>
      {error && !article && <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h1" />}
      {loading && !article && <SkeletonRows />}
      {article && <ArticleView article={article} />}
    </PageContainer>
  );
}

function ComingVersion({ validFrom, changes }: NonNullable<Text['comingVersion']>) {
  const { t } = useTranslation('content');
  const { day } = useFormats();
  return (
    <Box as="section" aria-labelledby="coming" marginTop="6" padding="4" borderRadius="card" bg="bg.muted">
      <chakra.h2 id="coming" fontWeight="600">
        {t('coming', { day: day(validFrom) })}
      </chakra.h2>
      <chakra.p marginTop="1" whiteSpace="pre-line">
        {changes}
      </chakra.p>
    </Box>
  );
}

function ArticleView({ article }: { article: Text }) {
  const { t } = useTranslation(['content', 'nav']);
  const { day } = useFormats();
  const cover = coverUrl(article.cover);
  const isAboutCookies = article.kind === 'PAGE' && article.slug === 'cookies';
  return (
    <Grid templateColumns={{ base: '1fr', lg: '680px 1fr' }} columnGap="16">
      <PageTitle title={article.title} />
      <chakra.article minWidth="0">
        <Way article={article} />
        <chakra.h1 textStyle="h1">{article.title}</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" marginTop="4">
          {article.excerpt}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.subtle" marginTop="4">
          {article.kind === 'BLOG' && `${t('by', { author: article.author })} · `}
          {t('dated', { version: day(article.version), updated: day(article.updatedOn) })} ·{' '}
          {t('minutes', { count: article.readingMinutes })}
        </chakra.p>
        {article.comingVersion && <ComingVersion {...article.comingVersion} />}
        {cover && (
          <chakra.img
            data-photo
            src={cover}
            alt={article.coverAlt}
            width="960"
            height="540"
            borderRadius="card"
            marginTop="8"
            aspectRatio="16/9"
            objectFit="cover"
          />
        )}
        <Box marginTop="8">
          <Prose html={article.html} />
        </Box>
        {article.tags.length > 0 && <Tags tags={article.tags} />}
        {article.kind === 'HELP' && <ArticleFeedback key={article.slug} slug={article.slug} />}
        {isAboutCookies && (
          <Button variant="outline" marginTop="8" aria-haspopup="dialog" onClick={openCookieSettings}>
            {t('nav:footer.cookieSettings')}
          </Button>
        )}
      </chakra.article>
      <Aside article={article} />
    </Grid>
  );
}

/** Breadcrumbs: the shelf, and in the help centre the section. */
function Way({ article: { kind, section } }: { article: Text }) {
  const { t } = useTranslation('content');
  if (kind === 'PAGE') return null;
  const isHelp = kind === 'HELP';
  return (
    <HStack gap="2" marginBottom="2" color="fg.subtle">
      <TextLink
        to={isHelp ? '/help' : '/blog'}
        variant="plain"
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="11"
      >
        <ChevronLeft aria-hidden size={18} />
        {t(isHelp ? 'help.title' : 'blog.title')}
      </TextLink>
      {isHelp && (
        <>
          <span aria-hidden>/</span>
          <TextLink
            to={helpSectionPath(section)}
            variant="plain"
            display="inline-flex"
            alignItems="center"
            minHeight="11"
          >
            {t(`sections.${section}`)}
          </TextLink>
        </>
      )}
    </HStack>
  );
}

/** Tags, each linking to the posts that share it. */
function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('content');
  return (
    <chakra.nav aria-label={t('blog.tags')} display="flex" flexWrap="wrap" gap="2" marginTop="10">
      {tags.map((tag) => (
        <ChipLink key={tag} to={`/blog?${new URLSearchParams({ tag })}`}>
          {tag}
        </ChipLink>
      ))}
    </chakra.nav>
  );
}

function Aside({ article }: { article: Text }) {
  const { t } = useTranslation('content');
  return (
    <chakra.aside
      marginTop={{ base: '12', lg: '0' }}
      position={{ lg: 'sticky' }}
      top="calc(var(--header-h) + 2rem)"
      alignSelf="start"
      display="grid"
      gap="10"
    >
      {article.headings.length > 2 && (
        <chakra.nav aria-label={t('onThisPage')} display={{ base: 'none', lg: 'block' }}>
          <chakra.p textStyle="sm" fontWeight="650">
            {t('onThisPage')}
          </chakra.p>
          <chakra.ul display="grid" gap="1" marginTop="2">
            {article.headings.map(({ id, text }) => (
              <li key={id}>
                <chakra.a
                  href={`#${id}`}
                  display="inline-block"
                  paddingBlock="1"
                  textStyle="sm"
                  color="fg.muted"
                  _hover={{ color: 'fg' }}
                >
                  {text}
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
      )}
      {article.related.length > 0 && (
        <chakra.nav aria-label={t('related')}>
          <chakra.p textStyle="sm" fontWeight="650" marginBottom="1">
            {t('related')}
          </chakra.p>
          <ArticleList articles={article.related} />
        </chakra.nav>
      )}
    </chakra.aside>
  );
}
