import { SpacePageDocument, type SpacePageQuery } from '../../../../generated/graphql';
import { oneLine } from '../../../../ssr/one-line';
import { serverPage, type LoadedPage, type PageHead } from '../../../../ssr/server-page';
import { breadcrumbs, productWithOffer } from '../../../../ssr/structured-data';
import { formatSearch } from '../../../../ui/search-pill/search-params';
import { spaceVariables } from '../space-variables';

type Space = NonNullable<SpacePageQuery['space']>;

const day = (raw: string): string | null => (/^\d{4}-\d\d-\d\d$/.test(raw) ? raw : null);

/** `/space/:id`: one space with its price. Deleted ones answer 410, those that were never public 404. */
export const page = serverPage({
  query: SpacePageDocument,
  variables: ({ params, today }) => spaceVariables(params['id'] ?? '', today),
  keys: { from: day, to: day, term: (raw) => (raw === 'rolling' ? raw : null) },
  clientKeys: ['wait'],
  head: (loaded) => {
    const { data, t } = loaded;
    if (data.space) return spaceHead(loaded, data.space);
    if (!data.goneSpace) return null;
    return { status: 410, title: t('space:gone.title'), description: t('space:gone.text'), isIndexed: false };
  },
});

function spaceHead(loaded: LoadedPage<SpacePageQuery>, space: Space): PageHead {
  const { t, formats } = loaded;
  const name = space.title ?? t('space:untitled');
  const place = [space.district, [space.postalCode, space.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const type = space.type && t(`common:spaceType.${space.type}`);
  const where = type ? t('space:typeIn', { type, place }) : place;
  const price = space.priceAllInCents === null ? null : formats.price(space.priceAllInCents);
  const area = space.sizeM2 === null ? null : formats.area(space.sizeM2);
  const description = space.description ?? '';
  const summary = [where, area, price && t('meta:space.price', { price }), description].filter(Boolean).join('. ');
  const [cover] = space.photos;
  return {
    title: area && price ? t('space:title', { title: name, area, price }) : name,
    description: oneLine(summary, 160),
    isIndexed: true,
    type: 'product',
    ...(cover && { picture: { path: cover.url, alt: cover.alt, width: cover.width, height: cover.height } }),
    structured: [
      breadcrumbs(loaded, [
        [t('meta:search.crumb'), '/search'],
        ...(space.city ? [[space.city, `/search?${formatSearch({ city: space.city })}`] as const] : []),
        [name, loaded.path],
      ]),
      ...(space.priceAllInCents === null
        ? []
        : [
            productWithOffer(loaded, {
              name,
              path: loaded.path,
              description: oneLine(description || where, 500),
              pictures: space.photos.slice(0, 6).map(({ url }) => url),
              priceCents: space.priceAllInCents,
              category: type ?? '',
              rating: space.rating,
              freeFrom: freeFrom(space, loaded.today),
              today: loaded.today,
            }),
          ]),
    ],
  };
}

/* The first day outside all taken ones; null when they reach the end of what is known. */
function freeFrom({ id, availableFrom, busy }: Space, today: string): string | null {
  let day = availableFrom !== null && availableFrom > today ? availableFrom : today;
  for (const { from, to } of busy) if (from <= day && day < to) day = to;
  return day < spaceVariables(id, today).to ? day : null;
}
