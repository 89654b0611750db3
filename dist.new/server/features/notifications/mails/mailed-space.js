import { Locale } from '../../../core/values/locale.js';
import { mailPicture } from '../../spaces/photos/photo-files.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
/** The cover of a space, and its address where the renter's booking opens it: in a mail it is at hand without a connection. */
export async function loadMailedSpace(tx, spaceId, booking, { locale, isRenter }) {
    const row = await tx.db
        .selectFrom('Space as s')
        .leftJoin('SpacePhoto as p', (join) => join.onRef('p.spaceId', '=', 's.id').on('p.position', '=', 0))
        .select(['s.address', 's.postalCode', 's.city', 'p.storageKey', 'p.widths', 'p.altEs', 'p.altEn'])
        .where('s.id', '=', spaceId)
        .executeTakeFirst();
    if (!row)
        return null;
    const { address, postalCode, city, storageKey, widths } = row;
    const knowsAddress = isRenter && booking !== null && statusMeans(booking.status, 'showsAddress');
    return {
        picture: storageKey === null ? null : mailPicture({ storageKey, widths: widths ?? [] }),
        pictureAlt: (locale === Locale.ES ? row.altEs : row.altEn) ?? '',
        place: knowsAddress && address !== null ? `${address}, ${[postalCode, city].filter(Boolean).join(' ')}` : null,
    };
}
//# sourceMappingURL=mailed-space.js.map