import { useTranslation } from 'react-i18next';
import { SHORT_DAY } from '../../i18n/day-formats';
import { useFormats } from '../../i18n/format';
import { placeOf, type SearchState } from '../../ui/search-pill/search-params';
import type { SearchAnswer } from './use-search-results';

type Where = 'zone' | 'zoneText' | 'place' | 'text' | 'everywhere';

interface Headings {
  /** "38 espacios en Chamberí", or that nothing was found. */
  heading: string;
  /** "Chamberí, Madrid", as far as it was recognized. */
  placeName: string;
}

/** The number of results and the place, as text. */
export function useHeading(search: SearchState, answer: SearchAnswer | undefined): Headings {
  const { t } = useTranslation('search');
  const formats = useFormats();
  const text = placeOf(search);
  const place = answer?.place ?? null;
  const placeName = place ? [...new Set([place.name, place.city])].filter(Boolean).join(', ') : text;
  if (!answer) return { heading: text ? t('heading.waitingPlace', { name: text }) : t('heading.waiting'), placeName };

  // In an area a recognized place only moves the map; other words still filter.
  const area: Where = text && !place ? 'zoneText' : 'zone';
  const where: Where = search.bounds ? area : place ? 'place' : text ? 'text' : 'everywhere';
  const name = place?.name ?? text;
  if (answer.totalCount === 0) return { heading: nothing(where, name), placeName };
  const n = formats.number(answer.totalCount);
  return {
    heading: t(`heading.${where}`, {
      count: answer.totalCount,
      n: answer.isCountCapped ? t('heading.moreThan', { n }) : n,
      name,
    }),
    placeName,
  };

  /* Repeats the search, with its most significant filter. */
  function nothing(where: Where, name: string): string {
    if (where === 'text') return t('nothing.text', { name });
    const place = t(`nothing.where.${where}`, { name });
    if (search.priceMaxCents !== null)
      return t('nothing.price', { price: formats.price(search.priceMaxCents), where: place });
    if (search.sizeMinM2 !== null) return t('nothing.size', { size: formats.area(search.sizeMinM2), where: place });
    if (search.from && search.to)
      return t('nothing.dates', {
        dates: formats.dayRange(search.from, search.to, SHORT_DAY),
        where: place,
      });
    return t('nothing.plain', { where: place });
  }
}
