import type { RequestContext } from '../../../core/context.js';
import { escapeHtml } from '../../../core/values/escape-html.js';
import type { StoredArticle } from '../article-library.js';
import { prohibitedGoodsIn } from './prohibited-goods.js';

/** Placeholder of the list in an article's text, in its own paragraph: `{{prohibited-goods}}`. */
const PLACE = '<p>{{prohibited-goods}}</p>';

/** The text of an article with its placeholder replaced by the current list of prohibited goods. */
export function withProhibitedGoods(
  ctx: RequestContext,
  { html, locale }: Pick<StoredArticle, 'html' | 'locale'>,
): Promise<string> | string {
  return html.includes(PLACE) ? fillIn(ctx, html, locale) : html;
}

async function fillIn(ctx: RequestContext, html: string, locale: StoredArticle['locale']): Promise<string> {
  const goods = await prohibitedGoodsIn(ctx, locale);
  const items = goods.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('');
  return html.replace(PLACE, () => `<ul>${items}</ul>`);
}
