import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ArticleLink_ArticleFragment } from '../../../generated/graphql';
import { articlePath } from '../article-path';

/** Articles as rows, each with a summary. */
export function ArticleList({
  articles,
  hasExcerpts = false,
}: {
  articles: readonly ArticleLink_ArticleFragment[];
  hasExcerpts?: boolean;
}) {
  return (
    <chakra.ul display="grid">
      {articles.map((article) => (
        <chakra.li key={article.slug} borderTopWidth="1px" borderColor="hairline" _first={{ borderTopWidth: '0' }}>
          <chakra.span
            asChild
            display="flex"
            alignItems="center"
            gap="3"
            minHeight="11"
            paddingBlock="2.5"
            _hover={{ color: 'brand.fg' }}
          >
            <Link to={articlePath(article)}>
              <chakra.span flex="1">
                <chakra.span display="block" fontWeight="600">
                  {article.title}
                </chakra.span>
                {hasExcerpts && (
                  <chakra.span display="block" textStyle="small" color="fg.muted" marginTop="0.5">
                    {article.excerpt}
                  </chakra.span>
                )}
              </chakra.span>
              <ChevronRight aria-hidden size={18} />
            </Link>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
