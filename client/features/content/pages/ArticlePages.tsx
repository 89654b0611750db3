import { ArticleText } from '../components/ArticleText';

/** Pages about the company and the law. */
export const TextPage = () => <ArticleText kind="PAGE" />;

/** One article of the help centre. */
export const HelpArticlePage = () => <ArticleText kind="HELP" />;

/** One article of the blog. */
export const BlogArticlePage = () => <ArticleText kind="BLOG" />;
