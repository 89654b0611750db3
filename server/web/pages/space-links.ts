import { area, price } from '../../core/figures.js';
import { html, type Html } from '../html.js';
import type { PageRequest } from '../page-document.js';
import type { Words } from '../words.js';

export type SpaceTypeName = keyof Words['types'];

/** As much of a space as a line of a list says. */
export interface ListedSpace {
  readonly id: string;
  readonly title: string | null;
  readonly type: SpaceTypeName | null;
  readonly city: string | null;
  readonly district: string | null;
  readonly sizeM2: number | null;
  readonly priceAllInCents: number | null;
}

/** The fields of ListedSpace in the API. */
export const LISTED_SPACE = 'id title type city district sizeM2 priceAllInCents';

/** Spaces as links with kind, place, size and price. */
export function spaceLinks(
  spaces: readonly ListedSpace[],
  { words, locale }: Pick<PageRequest, 'words' | 'locale'>,
): Html {
  const line = (space: ListedSpace): string =>
    [
      space.type && words.types[space.type],
      space.district ?? space.city,
      space.sizeM2 !== null && area(space.sizeM2, locale),
      space.priceAllInCents !== null && words.space.price(price(space.priceAllInCents, locale)),
    ]
      .filter(Boolean)
      .join(' · ');
  return html`<ul>
    ${spaces.map((space) => html`<li><a href="/space/${space.id}">${space.title ?? words.space.untitled}</a> ${line(space)}</li>`)}
  </ul>`;
}
