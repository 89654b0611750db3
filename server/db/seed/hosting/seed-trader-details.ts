import { createHash, randomUUID } from 'node:crypto';
import { INVOICING_VERSION } from '../../../features/documents/invoicing/invoicing-agreement.js';
import { insertRows, type SeedRow, type SeedTransaction } from '../insert-rows.js';
import type { ListedSpace } from '../make-demo-spaces.js';
import { nifOf } from '../make-people.js';
import { Random } from '../random.js';

/** Its own stream, so that the other demo data stay the same. */
const SEED = 20_261_158;

type Trader = SeedRow<'TraderDetails'>;

/** Trader details of the demo's professional hosts, at the address of their first space; Hueco invoices in their name. */
export async function seedTraderDetails(tx: SeedTransaction, spaces: readonly ListedSpace[], now: Date): Promise<void> {
  const random = new Random(SEED);
  const first = new Map(
    spaces
      .filter(({ host }) => host.isTrader)
      .toReversed()
      .map((listed) => [listed.host.id, listed]),
  );
  const traders = [...first.values()].map(({ host, space }) => {
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
  });
  await insertRows(tx, 'TraderDetails', traders);
  await insertRows(tx, 'InvoicingAgreement', traders.map(agreementOf));
  await insertRows(tx, 'Acceptance', traders.map(acceptanceOf));
}

const namedOf = ({ name, nif, address }: Trader) => ({ legalName: name, nif, address });

const agreementOf = (trader: Trader): SeedRow<'InvoicingAgreement'> => ({
  ...namedOf(trader),
  hostId: trader.userId,
  version: INVOICING_VERSION,
  agreedAt: trader.certifiedAt,
  endedAt: null,
});

const acceptanceOf = (trader: Trader): SeedRow<'Acceptance'> => ({
  id: randomUUID(),
  userId: trader.userId,
  bookingId: null,
  kind: 'invoicing',
  version: `${INVOICING_VERSION} ${trader.certifiedAt}`,
  hash: createHash('sha256')
    .update(JSON.stringify(namedOf(trader)))
    .digest('hex'),
  at: trader.certifiedAt,
  ip: null,
  userAgent: null,
});
