import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/values/locale.js';
import { mailPicture } from '../../spaces/photos/photo-files.js';

/** The space as a mail shows it. */
export interface MailedSpace {
  /** Path of the cover; null when the space has no picture. */
  readonly picture: string | null;
  readonly pictureAlt: string;
  /** Street, postal code and city in one line; null without a street. */
  readonly place: string | null;
}

/** The cover and the address of a space; the mail's other parameters decide who may read the address. */
export async function loadMailedSpace(
  tx: ServiceContext,
  spaceId: string,
  locale: Locale,
): Promise<MailedSpace | null> {
  const row = await tx.db
    .selectFrom('Space as s')
    .leftJoin('SpacePhoto as p', (join) => join.onRef('p.spaceId', '=', 's.id').on('p.position', '=', 0))
    .select(['s.address', 's.postalCode', 's.city', 'p.storageKey', 'p.widths', 'p.altEs', 'p.altEn'])
    .where('s.id', '=', spaceId)
    .executeTakeFirst();
  if (!row) return null;
  const { address, postalCode, city, storageKey, widths } = row;
  return {
    picture: storageKey === null ? null : mailPicture({ storageKey, widths: widths ?? [] }),
    pictureAlt: (locale === Locale.ES ? row.altEs : row.altEn) ?? '',
    place: address !== null ? `${address}, ${[postalCode, city].filter(Boolean).join(' ')}` : null,
  };
}
