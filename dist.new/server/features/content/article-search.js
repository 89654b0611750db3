import MiniSearch from 'minisearch';
import { folded } from './article-markdown.rules.js';
import { articleLibrary } from './article-library.js';
import { ArticleKind } from './article.types.js';
const indexes = new Map();
/** Stop words of both languages. */
const STOP_WORDS = new Set('a al como con cual cuando de del donde el en es la las lo los me mi no o para por que se si sin su un una y the an and are can do does for how i if in is it my of on or the to what when where with you'.split(' '));
/** Help articles that match a question, best first. */
export function searchHelp(text, locale, first) {
    const hits = indexOf(locale).search(text.slice(0, 200));
    return hits.slice(0, first).flatMap(({ id }) => articleLibrary().find(ArticleKind.HELP, String(id), locale) ?? []);
}
function indexOf(locale) {
    let index = indexes.get(locale);
    if (!index) {
        index = new MiniSearch({
            idField: 'slug',
            fields: ['title', 'keywords', 'excerpt', 'plain'],
            processTerm: (term) => {
                const word = folded(term);
                return STOP_WORDS.has(word) ? null : word;
            },
            searchOptions: {
                boost: { title: 4, keywords: 3, excerpt: 2 },
                prefix: (term) => term.length > 2,
                fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
            },
        });
        index.addAll(articleLibrary().list(ArticleKind.HELP, locale));
        indexes.set(locale, index);
    }
    return index;
}
//# sourceMappingURL=article-search.js.map