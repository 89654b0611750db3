import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { openDetails } from '../../../server/features/documents/files/document-files.js';
import { firstBrokenInvoice } from '../../../server/features/documents/issue/verify-chain.js';
import { writeExport } from '../../../server/features/privacy/export/write-export.js';
import { signInAs, signInAsAdmin } from '../../support/accounts.js';
import { type BookingView, confirmed, createWorld, type World } from '../../support/bookings.js';
import { documentOf, documentsOf, follow, textOf } from '../../support/money/documents.js';
import { dumpOf, placesOf } from './dump.js';
import { ask, runErasures } from './erasure.js';
import { textOfPdf } from '../../support/money/pdf-text.js';
import { settled } from '../../support/settled.js';
import { PROFESSIONAL, uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';
import { unzip } from '../../support/unzip.js';

const AGREE = `mutation ($input: AcceptInvoicingInput!) { acceptInvoicingAgreement(input: $input) { invoicingAgreement { version } } }`;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly audience: string;
  readonly sealed_details: string;
  readonly hash: string | null;
  readonly total_cents: number | null;
}

describe('P-64 documents of an erased account', () => {
  let world: World;
  let booking: BookingView;
  let before: readonly Row[];

  const rowsOf = (): Promise<Row[]> =>
    world.app
      .context()
      .em.execute<Row[]>(
        'select id, kind, audience, sealed_details, hash, total_cents from documents order by issued_at, id',
      );
  const userId = async (name: string): Promise<string> => {
    const [row] = await world.app
      .context()
      .em.execute<{ id: string }[]>('select id from users where email = ?', [`${name}@example.test`]);
    return row?.id ?? '';
  };

  beforeAll(async () => {
    world = await createWorld({ background: true }, PROFESSIONAL);
    const { app, host, renter } = world;
    await host.query(AGREE, {
      input: {
        legalName: 'Marta Ruiz Soler',
        nif: '12345678Z',
        address: 'Calle Discreta 3, 28013 Madrid',
        accepts: true,
      },
    });
    booking = await confirmed(world);
    await stays.cancel(renter, booking.id);
    await settled(app);
    before = await rowsOf();
  }, 60_000);
  afterAll(() => world.app.stop());

  it("P-63 the export contains their rows and PDFs, of the user's own side only", async () => {
    const ctx = world.app.context();
    await writeExport(
      ctx,
      { userId: await userId('renter'), locale: Locale.ES, fileKey: 'exports/papers/copy.zip' },
      () => Promise.resolve(),
    );
    const files = unzip((await ctx.ports.files.get('exports/papers/copy.zip')) ?? Buffer.alloc(0));
    const rows = JSON.parse(files.get('json/rental-documents.json')?.toString('utf8') ?? '[]') as Row[];
    const mine = await documentsOf(world.renter, booking.id);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(mine.map(({ id }) => uuidOf(id)).toSorted());
    const pdfs = [...files.keys()].filter((name) => name.startsWith('rental-documents/'));
    expect(pdfs).toHaveLength(mine.length);
    const receipt = pdfs.find((name) => name.includes('/receipt-')) ?? '';
    expect(textOfPdf(files.get(receipt) ?? Buffer.alloc(0))).toContain('Lucía Prieto Salas');
  });

  it('stores invoices encrypted as the law requires; the other side keeps its copies, the staff lose access', async () => {
    const { app, clock, host, renter, admin } = world;
    expect(before.map(({ kind, audience }) => `${kind} ${audience}`).toSorted()).toEqual([
      'corrective_invoice both',
      'corrective_invoice host',
      'corrective_invoice renter',
      'host_invoice both',
      'platform_invoice host',
      'platform_invoice renter',
      'receipt renter',
      'receipt renter',
      'rental_terms host',
      'rental_terms renter',
    ]);
    const mine = await documentOf(renter, booking.id, 'PLATFORM_INVOICE');
    await ask(renter);
    await settled(app);
    clock.advance({ days: 7 });
    await runErasures(world);
    await settled(app);
    await signInAs(host, 'host@example.test');
    await signInAsAdmin(app, admin, 'admin@example.test');
    expect(placesOf(await dumpOf(app), ['prieto salas', 'lucía prieto'])).toEqual([]);
    expect(await rowsOf()).toEqual(before);
    const invoice = before.find(({ kind }) => kind === 'host_invoice');
    expect(openDetails(app.context(), invoice?.id ?? '', invoice?.sealed_details ?? '').recipient?.name).toBe(
      'Lucía Prieto Salas',
    );
    expect(await firstBrokenInvoice(app.context(), null)).toBeNull();
    expect(await firstBrokenInvoice(app.context(), await userId('host'))).toBeNull();
    expect(await textOf(world, await documentOf(host, booking.id, 'HOST_INVOICE'))).toContain('Lucía Prieto Salas');
    expect(await documentsOf(admin, booking.id)).toEqual([]);
    expect((await fetch(`${app.url}/files/documents/${mine.id}`, { headers: admin.headers() })).status).toBe(404);
    expect((await follow(world, mine.url)).status).toBe(404);
  });

  it("an erased host's invoicing agreement ends without personal data, and invoices remain", async () => {
    const { app, clock, host } = world;
    const hostId = await userId('host');
    await ask(host);
    await settled(app);
    clock.advance({ days: 7 });
    await runErasures(world);
    await settled(app);
    expect(placesOf(await dumpOf(app), ['ruiz soler', 'calle discreta', '12345678Z'])).toEqual([]);
    const agreements = await app
      .context()
      .em.execute(
        `select legal_name, nif, address, ended_at is not null as is_ended from invoicing_agreements where host_id = ?`,
        [hostId],
      );
    expect(agreements).toEqual([{ legal_name: '', nif: '', address: '', is_ended: true }]);
    expect(await rowsOf()).toEqual(before);
    expect(await firstBrokenInvoice(app.context(), hostId)).toBeNull();
  });
});
