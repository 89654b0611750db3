import { CityPageDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { breadcrumbs, faqPage } from '../../../ssr/structured-data';

/** `/madrid` and the other cities; search engines do not index one with too few spaces. */
export const page = serverPage({
  query: CityPageDocument,
  variables: ({ path }) => ({ slug: path.slice(1) }),
  // For the mails of its waiting list (HOM-1).
  clientKeys: ['confirm', 'leave'],
  head: (loaded) => {
    const { data, t, formats, language, path, isView } = loaded;
    if (!data.city) return null;
    const { city, prices, [language]: questions } = data.city;
    const { name, priceFromCents } = city;
    if (city.isComingSoon || !prices || priceFromCents === null)
      return {
        title: t('cities:soon.title', { city: name }),
        description: t('cities:soon.text', { city: name }),
        isIndexed: false,
      };
    return {
      title: t('cities:title', { city: name, count: city.spaceCount, price: formats.price(priceFromCents) }),
      description: t('meta:city.description', {
        city: name,
        low: formats.price(prices.quarterCents),
        high: formats.price(prices.threeQuartersCents),
      }),
      isIndexed: !isView,
      structured: [breadcrumbs(loaded, [[name, path]]), faqPage(questions)],
    };
  },
});
