import { CancellationPolicy } from '../../../server/features/spaces/space.enums.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import type {
  DocumentBody,
  DocumentDetails,
  LineItem,
} from '../../../server/features/documents/document-content.types.js';
import { formatNumber, seriesPrefix } from '../../../server/features/documents/document-number.rules.js';
import { canReadDocument } from '../../../server/features/documents/document.policy.js';
import {
  DocumentAudience,
  DocumentKind,
  IssuerType,
  type DocumentSourceType,
} from '../../../server/features/documents/document.enums.js';
import { verifactuQrOf } from '../../../server/features/documents/issue/verifactu.rules.js';
import { renderDocument } from '../../../server/features/documents/pdf/render-document.js';
import { sumOf, taxTotalsOf, toLines } from '../../../server/features/documents/taxed-lines.rules.js';
import { CommissionKind } from '../../../server/features/spaces/pricing/commission.enums.js';
import { TaxName, TaxZone, taxZoneOf, type TaxRate } from '../../../server/features/spaces/pricing/tax.enums.js';
import { Role } from '../../../server/core/roles.js';
import { HOSTILE_TEXTS } from '../../support/hostile/hostile-texts.js';
import { textOfPdf } from '../../support/money/pdf-text.js';

const MAX_BYTES = 100_000;
const ISSUED = new Date('2027-04-01T10:00:00Z');
const IVA: TaxRate = { name: TaxName.IVA, bps: 2100 };
const PERIOD = { from: '2027-04-01', to: '2027-05-01' } as const;
const SPACE = 'Calle de la Oca 63, bajo, 28025 Madrid';

describe('P-12 tax and totals', () => {
  const rates = fc.constantFrom<TaxRate>(IVA, { name: TaxName.IGIC, bps: 700 }, { name: TaxName.IPSI, bps: 1000 });
  const amount = fc.record({
    item: fc.constantFrom<LineItem>('rent', 'renter_fee', 'protection', 'commission'),
    from: fc.constant(null),
    to: fc.constant(null),
    tax: rates,
    totalCents: fc.integer({ min: -300_000, max: 300_000 }),
  });

  test('add up to the cent in 200 random documents', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), (amounts) => {
        const lines = toLines(amounts);
        const total = sumOf(lines);
        const taxes = taxTotalsOf(lines);
        expect(total.totalCents).toBe(amounts.reduce((sum, { totalCents }) => sum + totalCents, 0));
        expect(total.baseCents + total.taxCents).toBe(total.totalCents);
        expect(sumOf(taxes)).toEqual(total);
        for (const { baseCents, taxCents, totalCents, tax } of lines) {
          expect(baseCents + taxCents).toBe(totalCents);
          // The base is rounded to a cent, so its tax is off by less than one cent.
          expect(Math.abs(baseCents * (1 + (tax?.bps ?? 0) / 10_000) - totalCents)).toBeLessThan(1);
        }
        // The credit note equals the invoice exactly.
        const back = sumOf(toLines(amounts.map((one) => ({ ...one, totalCents: -one.totalCents }))));
        expect([back.baseCents + total.baseCents, back.taxCents + total.taxCents]).toEqual([0, 0]);
      }),
      { numRuns: 200, seed: 12 },
    );
  });

  test('have the amounts and tax zones that were decided', () => {
    const [fee] = toLines([{ item: 'renter_fee', ...PERIOD, tax: IVA, totalCents: 700 }]);
    expect(fee).toMatchObject({ baseCents: 579, taxCents: 121 });
    expect(toLines([{ item: 'rent', ...PERIOD, tax: IVA, totalCents: 0 }])).toEqual([]);
    expect(['28004', '07001', '35001', '38400', '51001', '52001', null].map(taxZoneOf)).toEqual([
      TaxZone.PENINSULA,
      TaxZone.PENINSULA,
      TaxZone.CANARIES,
      TaxZone.CANARIES,
      TaxZone.CEUTA_MELILLA,
      TaxZone.CEUTA_MELILLA,
      TaxZone.PENINSULA,
    ]);
  });
});

describe('P4 invoice numbers', () => {
  const issuer = { name: 'Ángel Ñ. de la O', nif: null, address: null };
  test.each([
    [DocumentKind.PLATFORM_INVOICE, DocumentAudience.RENTER, IssuerType.PLATFORM, 'HG'],
    [DocumentKind.PLATFORM_INVOICE, DocumentAudience.HOST, IssuerType.PLATFORM, 'HC'],
    [DocumentKind.CORRECTIVE_INVOICE, DocumentAudience.HOST, IssuerType.PLATFORM, 'HR'],
    [DocumentKind.HOST_INVOICE, DocumentAudience.BOTH, IssuerType.HOST, 'AND'],
    [DocumentKind.CORRECTIVE_INVOICE, DocumentAudience.BOTH, IssuerType.HOST, 'ANDREC'],
  ])('%s for the %s by the %s starts with %s', (kind, audience, issuerType, prefix) => {
    expect(seriesPrefix({ kind, audience, issuerType }, issuer)).toBe(prefix);
  });

  test('of corrections never continue the series of another name of the host', () => {
    const prefixOf = (kind: DocumentKind, name: string) =>
      seriesPrefix({ kind, audience: DocumentAudience.BOTH, issuerType: IssuerType.HOST }, { ...issuer, name });
    const names = ['Ana', 'Ana Ruiz', 'Ana Ruiz Rey', 'Rosa', 'Rosa Etxebarria Cano', '', 'Ana Rosa Emma Cano'];
    const invoices = names.map((name) => prefixOf(DocumentKind.HOST_INVOICE, name));
    for (const name of names) expect(invoices).not.toContain(prefixOf(DocumentKind.CORRECTIVE_INVOICE, name));
  });

  test('are padded, and contained in the QR code for the tax office', () => {
    expect(formatNumber('HG-2027', 218, IssuerType.PLATFORM)).toBe('HG-2027-000218');
    expect(formatNumber('MR-2027', 8, IssuerType.HOST)).toBe('MR-2027-0008');
    const invoice = { number: 'HG-2027-000218', issuedOn: '2027-04-01', totalCents: 770 };
    expect(verifactuQrOf({ ...issuer, nif: 'B12345674' }, invoice)).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B12345674&numserie=HG-2027-000218&fecha=01-04-2027&importe=7.70',
    );
    expect(verifactuQrOf(issuer, invoice)).toBeNull();
  });
});

describe('P17 access to documents', () => {
  const viewer = (id: string, roles: Role[] = [Role.RENTER]) => ({
    id,
    sessionId: 's',
    roles: new Set(roles),
    isEmailVerified: true,
  });
  const document = (audience: DocumentAudience, blockedAt: Date | null = null) => ({
    audience,
    renterId: 'r',
    hostId: 'h',
    blockedAt,
  });
  test.each([
    ['r', DocumentAudience.RENTER, true],
    ['r', DocumentAudience.HOST, false],
    ['r', DocumentAudience.BOTH, true],
    ['h', DocumentAudience.RENTER, false],
    ['h', DocumentAudience.HOST, true],
    ['h', DocumentAudience.BOTH, true],
    ['x', DocumentAudience.BOTH, false],
  ])('%s, one for %s: %s', (id, audience, expected) => {
    expect(canReadDocument(viewer(id), document(audience))).toBe(expected);
  });

  test('the staff can read until a side is erased, visitors never', () => {
    const staff = viewer('a', [Role.RENTER, Role.ADMIN]);
    expect(canReadDocument(staff, document(DocumentAudience.RENTER))).toBe(true);
    expect(canReadDocument(staff, document(DocumentAudience.RENTER, ISSUED))).toBe(false);
    expect(canReadDocument(viewer('h'), document(DocumentAudience.BOTH, ISSUED))).toBe(true);
    expect(canReadDocument(null, document(DocumentAudience.BOTH))).toBe(false);
  });
});

interface Sample {
  readonly kind: DocumentKind;
  readonly audience?: DocumentAudience;
  readonly sourceType?: DocumentSourceType;
  readonly body: DocumentBody;
  readonly includes: Readonly<Record<Locale, readonly string[]>>;
}

const paid = {
  space: SPACE,
  paidAt: ISSUED.toISOString(),
  paidWith: { brand: 'visa', last4: '4242' },
  rectified: null,
};
const SAMPLES: readonly Sample[] = [
  {
    kind: DocumentKind.RECEIPT,
    body: { type: 'charge', ...paid },
    includes: {
      es: ['Recibo', 'Total pagado', '1.082,69 €', 'Visa terminada en 4242'],
      en: ['Receipt', 'Total paid', '€1,082.69', 'Visa ending in 4242'],
    },
  },
  {
    kind: DocumentKind.PLATFORM_INVOICE,
    body: { type: 'charge', ...paid },
    includes: {
      es: ['Factura de gastos de gestión', 'IVA 21 %', '894,79 €', '187,90 €', 'NIF B12345674'],
      en: ['Invoice for our fee', 'IVA 21%', '€894.79', '€187.90', 'Tax number B12345674'],
    },
  },
  {
    kind: DocumentKind.HOST_INVOICE,
    audience: DocumentAudience.BOTH,
    body: { type: 'charge', ...paid },
    includes: {
      es: ['Factura de alquiler', 'en nombre y por cuenta de'],
      en: ['Invoice for the rent', 'on behalf of'],
    },
  },
  {
    kind: DocumentKind.CORRECTIVE_INVOICE,
    sourceType: 'refund',
    body: { type: 'refund', ...paid, rectified: { number: 'HG-2027-000003', issuedAt: ISSUED.toISOString() } },
    includes: {
      es: ['Factura rectificativa', 'HG-2027-000003 (1 de abril de 2027)'],
      en: ['Corrective invoice', 'HG-2027-000003 (1 April 2027)'],
    },
  },
  {
    kind: DocumentKind.RENTAL_TERMS,
    body: {
      type: 'terms',
      space: SPACE,
      spaceTitle: 'Trastero seco',
      renter: 'Łucía Prieto Salaș',
      host: 'Joaquín Benítez',
      isHostTrader: false,
      termType: 'rolling',
      from: '2027-04-01',
      to: '2028-04-01',
      cancellationPolicy: CancellationPolicy.MODERATE,
      cancellationTerms: { freeHours: null, freeDays: 9, refundPercent: 40 },
      protectionPlan: 'plus',
      goods: ['boxes', 'books_documents'],
      declaredValue: 'under_500',
      depositCents: 3000,
      renterNoticeDays: 15,
      hostNoticeDays: 30,
      withdrawalDays: 14,
      requestedAt: ISSUED.toISOString(),
      confirmedAt: ISSUED.toISOString(),
      termsVersion: '2026-11-22',
      // A year of charges needs a second page.
      charges: Array.from({ length: 12 }, () => ({
        ...PERIOD,
        rentCents: 6000,
        feeCents: 600,
        protectionCents: 499,
        totalCents: 7099,
      })),
    },
    includes: {
      es: [
        'Condiciones del alquiler',
        'Łucía Prieto Salaș',
        '70,99 €',
        '15 días',
        '30,00 €',
        'cajas, libros',
        'gratis hasta 9 días antes; después se devuelve el 40 % sin los',
        'gastos de gestión, y desde 24 horas antes, nada',
        'Página 2 de 2',
      ],
      en: [
        'Rental terms',
        'Łucía Prieto Salaș',
        '€70.99',
        '15 days',
        '€30.00',
        'boxes, books',
        'free until 9 days before; then 40% back without the fee;',
        'hours before, nothing',
        'Page 2 of 2',
      ],
    },
  },
  {
    kind: DocumentKind.FORMAL_NOTICE,
    sourceType: 'notice',
    body: { type: 'notice', space: SPACE, owedCents: 6600, ...PERIOD, dueOn: '2027-04-01', payBy: '2027-04-26' },
    includes: {
      es: ['Requerimiento de pago', '66,00 €', '26 de abril de 2027'],
      en: ['Formal notice', '€66.00', '26 April 2027'],
    },
  },
  {
    kind: DocumentKind.CONDITION_REPORT,
    audience: DocumentAudience.BOTH,
    sourceType: 'move_out',
    body: {
      type: 'condition',
      space: SPACE,
      recordedAt: ISSUED.toISOString(),
      notes: 'Una mancha en la pared.',
      photos: [{ caption: 'Puerta y suelo', takenAt: ISSUED.toISOString() }],
      inventory: [
        { name: '9 cajas', valueCents: 13_500 },
        { name: 'Maleta grande', valueCents: 8000 },
      ],
      signatures: [{ name: 'Lucía Prieto', signedAt: ISSUED.toISOString() }],
    },
    includes: {
      es: ['Estado del espacio en la salida', 'Una mancha', '215,00 €', 'Firmado por'],
      en: ['at move-out', 'Una mancha', '€215.00', 'Signed by'],
    },
  },
  {
    kind: DocumentKind.ABANDONMENT_LETTER,
    sourceType: 'abandonment',
    body: {
      type: 'abandonment',
      space: SPACE,
      owedCents: 6600,
      dayCents: 200,
      costsSince: '2027-05-31',
      listedAt: ISSUED.toISOString(),
      things: ['9 cajas de libros', 'Una bicicleta azul'],
      witnesses: ['Ana Ruiz, 12345678Z', 'Luis Vega, 87654321X'],
      photos: [{ caption: '1 · Marta Ruiz', takenAt: ISSUED.toISOString() }],
    },
    includes: {
      es: ['Carta certificada', '66,00 €', '2,00 € por día', '31 de mayo de 2027', 'Una bicicleta azul', 'Luis Vega'],
      en: ['Certified letter', '€66.00', '€2.00 a day', '31 May 2027', 'Una bicicleta azul', 'Luis Vega'],
    },
  },
  {
    kind: DocumentKind.PAYOUT_STATEMENT,
    audience: DocumentAudience.HOST,
    sourceType: 'payout',
    body: {
      type: 'payout',
      arrivesOn: '2027-04-03',
      ibanLast4: '2086',
      rows: Array.from({ length: 30 }, (_, index) => ({
        reference: 'HU-2027-000001',
        ...PERIOD,
        rentCents: 6000,
        commissionCents: -300,
        withheldCents: 0,
        netCents: 5700,
        commission: [
          { kind: CommissionKind.USUAL, bps: 500 },
          { kind: CommissionKind.LAUNCH, bps: 0 },
          { kind: CommissionKind.PROFESSIONAL, bps: 800 },
          null,
        ][index % 4]!,
      })),
    },
    includes: {
      es: [
        'Liquidación',
        '···· 2086',
        '57,00 €',
        '1.710,00 €',
        'Comisión: 5 %',
        'Comisión de tu primera reserva: 0 %',
        'Comisión profesional: 8 %',
      ],
      en: [
        'Payout statement',
        '€57.00',
        '€1,710.00',
        'Commission: 5%',
        'Commission of your first booking: 0%',
        'Professional commission: 8%',
      ],
    },
  },
];

describe('M7 PDFs', () => {
  const lines = toLines([
    { item: 'renter_fee', ...PERIOD, tax: IVA, totalCents: 77_770 },
    { item: 'protection', ...PERIOD, tax: IVA, totalCents: 30_499 },
  ]);
  const details = (body: DocumentBody): DocumentDetails => ({
    issuer: { name: 'Hueco Espacios, S. L.', nif: 'B12345674', address: 'Calle de la Prueba 1, 28004 Madrid' },
    recipient: { name: 'Łucía Prieto Salaș', nif: null, address: null },
    reference: 'HU-2027-000001',
    verifactuQr: null,
    isSample: false,
    body,
  });
  const render = ({ kind, audience = DocumentAudience.RENTER, sourceType = 'payment', body }: Sample, locale: Locale) =>
    renderDocument(
      {
        kind,
        audience,
        sourceType,
        issuerType: IssuerType.PLATFORM,
        series: 'HG-2027',
        number: 4,
        lines,
        taxes: taxTotalsOf(lines),
        totalCents: sumOf(lines).totalCents,
        issuedAt: ISSUED,
      },
      details(body),
      locale,
    );

  test.each(SAMPLES.flatMap((sample) => Object.values(Locale).map((locale) => [sample.kind, locale, sample] as const)))(
    '%s in %s has its texts and amounts, is small, tagged and has its language',
    async (_kind, locale, sample) => {
      const pdf = await render(sample, locale);
      const text = textOfPdf(pdf);
      for (const part of sample.includes[locale]) expect(text).toContain(part);
      expect(text).not.toMatch(/undefined|null|\[object/);
      expect(pdf.length).toBeLessThan(MAX_BYTES);
      const source = pdf.toString('latin1');
      expect(source).toContain('/Marked true');
      expect(source).toContain('/S /H1');
      expect(source).toContain(`/Lang (${locale === Locale.ES ? 'es-ES' : 'en-GB'})`);
      expect(source).toContain('/DisplayDocTitle true');
      expect(source).toContain('pdfuaid');
    },
  );

  test('P-58 hostile texts are rendered as text without active content', async () => {
    const attacks = HOSTILE_TEXTS.map((text) => `${text}(Tj) /JS ${'\u202e'}]]> \\) endobj`);
    for (const name of attacks) {
      const sample = SAMPLES.find(({ kind }) => kind === DocumentKind.CONDITION_REPORT) as Sample;
      const pdf = await render({ ...sample, body: { ...sample.body, notes: name } as DocumentBody }, Locale.ES);
      if (name.startsWith('<script>')) expect(textOfPdf(pdf).replaceAll('\n', '')).toContain('<script>alert(');
      expect(pdf.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction|<script/);
    }
  });
});
