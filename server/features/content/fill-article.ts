import { loadConstants } from '../../core/constants/load-constants.js';
import type { RequestContext } from '../../core/context.js';
import { escapeHtml } from '../../core/values/escape-html.js';
import type { StoredArticle } from './article-library.js';
import { prohibitedGoodsIn } from './prohibited-goods/prohibited-goods.js';

/** Placeholder of the list in an article's text, in its own paragraph: `{{prohibited-goods}}`. */
const GOODS = '<p>{{prohibited-goods}}</p>';
/** Placeholders of settings: a typed number would stay as it is when the staff change it. */
const SETTING = /\{\{(MAX_OPEN_REQUESTS_PER_RENTER|CITY_ENOUGH_SPACES)\}\}/g;

type Text = Pick<StoredArticle, 'html' | 'locale'>;

/** The text of an article with its placeholders replaced by the current list of prohibited goods and the current settings. */
export function filledIn(ctx: RequestContext, text: Text): Promise<string> | string {
  return text.html.includes('{{') ? fillIn(ctx, text) : text.html;
}

async function fillIn(ctx: RequestContext, { html, locale }: Text): Promise<string> {
  const constants = await loadConstants(ctx);
  const numbers = html.replace(SETTING, (_gap, key: 'CITY_ENOUGH_SPACES') => constants[key].toLocaleString(locale));
  if (!numbers.includes(GOODS)) return numbers;
  const goods = await prohibitedGoodsIn(ctx, locale);
  const items = goods.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('');
  return numbers.replace(GOODS, () => `<ul>${items}</ul>`);
}
