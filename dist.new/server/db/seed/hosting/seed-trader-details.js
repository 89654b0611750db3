import { insertRows } from '../insert-rows.js';
import { nifOf } from '../make-people.js';
import { Random } from '../random.js';
/** A stream of its own: what else the demo holds does not depend on it. */
const SEED = 20_261_158;
/** What the demo's professional hosts say of themselves, at the address of their first space. */
export async function seedTraderDetails(tx, spaces, now) {
    const random = new Random(SEED);
    const first = new Map(spaces
        .filter(({ host }) => host.isTrader)
        .toReversed()
        .map((listed) => [listed.host.id, listed]));
    await insertRows(tx, 'TraderDetails', [...first.values()].map(({ host, space }) => {
        const { address, postalCode, city } = space;
        return {
            userId: host.id,
            name: host.fullName,
            address: `${address ?? ''}, ${postalCode ?? ''} ${city ?? ''}`,
            email: host.email.replace('@demo.', '@negocio.'),
            phone: `+34910${random.int(100_000, 999_999)}`,
            nif: host.nif ?? nifOf(random.int(10_000_000, 79_999_999)),
            register: null,
            registerNumber: null,
            certifiedAt: host.createdAt,
            updatedAt: now.toISOString(),
        };
    }));
}
//# sourceMappingURL=seed-trader-details.js.map