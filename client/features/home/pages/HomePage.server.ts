import { HomePageDocument } from '../../../generated/graphql';
import { serverPage } from '../../../ssr/server-page';
import { organization, website } from '../../../ssr/structured-data';
import { HERO_TALL, HERO_WIDE } from '../preload-hero';

/** `/`: what Hueco is, the cities, and some spaces. */
export const page = serverPage({
  query: HomePageDocument,
  head: (loaded) => {
    const { data, t, formats, isView } = loaded;
    const { priceFromCents } = data.marketFacts;
    return {
      title: t('meta:home.title'),
      description:
        priceFromCents === null
          ? t('home:hero.lead')
          : t('home:hero.leadFrom', { price: formats.price(priceFromCents) }),
      isIndexed: !isView,
      structured: [organization(loaded), website(loaded)],
      preloads: [
        { path: HERO_WIDE, media: '(min-width: 900px)' },
        { path: HERO_TALL, media: '(max-width: 899.98px)' },
      ],
    };
  },
});
