import { Box, Button, chakra, Grid, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { ArticleLink_ArticleFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { articlePath } from '../article-path';
import { coverUrl } from '../covers';
import { useArticles } from '../use-articles';

/** /blog: newest first, the first one large; filtered by `category` or `tag` of the URL. */
export function BlogPage() {
  const { t } = useTranslation('content');
  const [params] = useSearchParams();
  const { articles, isLoading, error, refetch } = useArticles('BLOG');
  const category = params.get('category')?.toUpperCase();
  const tag = params.get('tag');
  const shown = articles.filter(
    ({ section, tags }) => (!category || section === category) && (!tag || tags.includes(tag)),
  );
  const sections = [...new Set(articles.map(({ section }) => section))];
  return (
    <PageContainer paddingTop={{ base: '6', md: '12' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('blog.title')} />
      <chakra.h1 textStyle="h1">{t('blog.title')}</chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" marginTop="2">
        {t('blog.lead')}
      </chakra.p>
      <HStack as="nav" aria-label={t('blog.categories')} flexWrap="wrap" gap="2" marginBlock={{ base: '6', md: '8' }}>
        <CategoryLink label={t('blog.all')} to="/blog" isCurrent={!category && !tag} />
        {sections.map((section) => (
          <CategoryLink
            key={section}
            label={t(`sections.${section}`)}
            to={`/blog?category=${section.toLowerCase()}`}
            isCurrent={category === section}
          />
        ))}
        {tag && <CategoryLink label={tag} to={`/blog?${new URLSearchParams({ tag })}`} isCurrent />}
      </HStack>
      {error && articles.length === 0 && <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />}
      {isLoading && <SkeletonRows />}
      {articles.length > 0 && shown.length === 0 && (
        <EmptyState
          headingLevel="h2"
          illustration="search"
          title={t('blog.nothing')}
          text={t('blog.nothingText')}
          actions={
            <Button asChild>
              <Link to="/blog">{t('blog.whole')}</Link>
            </Button>
          }
        />
      )}
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} columnGap="8" rowGap="12">
        {shown.map((article, index) => (
          <PostCard key={article.slug} article={article} isFirst={index === 0} />
        ))}
      </Grid>
    </PageContainer>
  );
}

function CategoryLink({ label, to, isCurrent }: { label: string; to: string; isCurrent: boolean }) {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      minHeight={{ base: '11', md: '9' }}
      paddingInline="4"
      borderRadius="full"
      borderWidth="1px"
      textStyle="sm"
      fontWeight="600"
      bg={isCurrent ? 'fg' : 'bg.panel'}
      color={isCurrent ? 'bg' : 'fg'}
      borderColor={isCurrent ? 'fg' : 'border.emphasized'}
    >
      <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </Link>
    </chakra.span>
  );
}

function PostCard({ article, isFirst }: { article: ArticleLink_ArticleFragment; isFirst: boolean }) {
  const { t } = useTranslation('content');
  const { day } = useFormats();
  const cover = coverUrl(article.cover);
  return (
    <chakra.article
      position="relative"
      gridColumn={isFirst ? { lg: 'span 3' } : undefined}
      display={isFirst ? { lg: 'grid' } : undefined}
      gridTemplateColumns="1.3fr 1fr"
      columnGap="10"
      alignItems="center"
    >
      {cover && (
        <chakra.img
          data-photo
          src={cover}
          alt=""
          width="960"
          height="540"
          loading={isFirst ? 'eager' : 'lazy'}
          aspectRatio="16/9"
          objectFit="cover"
          borderRadius="card"
        />
      )}
      <Box marginTop={isFirst ? { base: '4', lg: '0' } : '4'}>
        <chakra.p textStyle="small" color="fg.muted">
          {t(`sections.${article.section}`)} · {day(article.version)} ·{' '}
          {t('minutes', { count: article.readingMinutes })}
        </chakra.p>
        <chakra.h2 textStyle={isFirst ? 'h2' : 'h3'} marginTop="1">
          <chakra.span
            asChild
            _before={{ content: '""', position: 'absolute', inset: '0' }}
            _hover={{ color: 'brand.fg' }}
          >
            <Link to={articlePath(article)}>{article.title}</Link>
          </chakra.span>
        </chakra.h2>
        <chakra.p color="fg.muted" marginTop="2">
          {article.excerpt}
        </chakra.p>
      </Box>
    </chakra.article>
  );
}
