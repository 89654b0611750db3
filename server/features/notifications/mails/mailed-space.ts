import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/values/locale.js';
import { mailPicture } from '../../spaces/photos/photo-files.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import type { BookingSummary } from '../notification-context.js';

/** What a mail shows of its space. */
export interface MailedSpace {
  /** Path of the cover; null when the space has no picture. */
  readonly picture: string | null;
  readonly pictureAlt: string;
  /** Street, postal code and city in one line; null for whoever may not know it. */
  readonly place: string | null;
}

interface Reader {
  readonly locale: Locale;
  readonly isRenter: boolean;
}

/** The cover of a space, and its address where the renter's booking opens it: in a mail it is at hand without a connection. */
export async function loadMailedSpace(
  tx: ServiceContext,
  spaceId: string,
  booking: BookingSummary | null,
  { locale, isRenter }: Reader,
): Promise<MailedSpace | null> {
  const row = await tx.db
    .selectFrom('Space as s')
    .leftJoin('SpacePhoto as p', (join) => join.onRef('p.spaceId', '=', 's.id').on('p.position', '=', 0))
    .select(['s.address', 's.postalCode', 's.city', 'p.storageKey', 'p.widths', 'p.altEs', 'p.altEn'])
    .where('s.id', '=', spaceId)
    .executeTakeFirst();
  if (!row) return null;
  const { address, postalCode, city, storageKey, widths } = row;
  const knowsAddress = isRenter && booking !== null && statusMeans(booking.status, 'showsAddress');
  return {
    picture: storageKey === null ? null : mailPicture({ storageKey, widths: widths ?? [] }),
    pictureAlt: (locale === Locale.ES ? row.altEs : row.altEn) ?? '',
    place: knowsAddress && address !== null ? `${address}, ${[postalCode, city].filter(Boolean).join(' ')}` : null,
  };
}
