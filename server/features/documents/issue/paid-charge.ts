import type { TaxRate } from '../../spaces/pricing/tax.enums.js';
import type { ServiceContext } from '../../../core/context.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { percentBps, type Cents } from '../../../core/values/money.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { taxOf } from '../../bookings/quote/booking-terms.js';
import { readTaxRate } from '../../spaces/pricing/tax-zones.js';
import { isTaxedProfile, taxZoneOf } from '../../spaces/pricing/tax.enums.js';
import type { PaidWith, Party } from '../document-content.types.js';
import { agreementOf } from '../invoicing/invoicing-agreement.js';

/** The two sides of a booking and the place, as documents name them. */
export interface BookingParties {
  readonly bookingId: string;
  readonly reference: string;
  readonly renterId: string;
  readonly hostId: string;
  readonly renter: Party;
  readonly host: Party;
  readonly space: string;
  /** The recipient of our commission invoice: with the tax number and address where the host gave them. */
  readonly billedHost: Party;
  /** The data for invoicing the rent in the host's name; null unless they are registered and agreed. */
  readonly invoicingHost: Party | null;
}

/** A collected charge. Amounts include tax, with its rates. */
export interface PaidCharge extends BookingParties {
  readonly paymentId: string;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly rentCents: Cents;
  readonly renterFeeCents: Cents;
  /** As it was booked. */
  readonly renterFeeTaxCents: Cents;
  readonly protectionCents: Cents;
  readonly commissionCents: Cents;
  /** The renter's payment to the host for a claim. */
  readonly claimCents: Cents;
  readonly paidAt: Date;
  readonly paidWith: PaidWith;
  /** The part paid by the renter's credit. */
  readonly creditCents: Cents;
  /** On our fee, plan and commission. */
  readonly platformTax: TaxRate;
  /** The same where there is a month, as the host's tax summary counts it. */
  readonly rentTax: TaxRate;
}

/** A charge with the content of its documents; null when it was not collected. */
export async function loadPaidCharge(tx: ServiceContext, paymentId: string): Promise<PaidCharge | null> {
  const row = await tx.db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .innerJoin('Space as s', 's.id', 'b.spaceId')
    .leftJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .select(['p.id', 'p.rentCents', 'p.renterFeeCents', 'p.protectionCents', 'p.creditCents', 'p.capturedAt'])
    .select(['p.kind', 'p.totalCents', 'p.ivaCents as renterFeeTaxCents'])
    .select(['p.methodBrand', 'p.methodLast4', 'b.termsSnapshot', 'b.id as bookingId', 's.postalCode'])
    .select(['c.from', 'c.to', 'c.commissionCents', 'c.rentCents as cycleRentCents', 'c.taxKind', 'c.taxBps'])
    .select('c.isRentTaxed')
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
  if (!row || row.capturedAt === null) return null;
  const { termsSnapshot, methodBrand, methodLast4, capturedAt, postalCode } = row;
  const { rentCents, renterFeeCents, renterFeeTaxCents, protectionCents, creditCents } = row;
  const cycleTax = row.taxKind === null || row.taxBps === null ? null : { name: row.taxKind, bps: row.taxBps };
  return {
    ...(await loadParties(tx, row.bookingId, row.isRentTaxed)),
    paymentId,
    from: row.from,
    to: row.to,
    rentCents,
    renterFeeCents,
    renterFeeTaxCents,
    protectionCents,
    creditCents,
    // The cycle may have been shortened since it was collected; the charge was not.
    commissionCents:
      row.cycleRentCents === null || row.cycleRentCents === rentCents
        ? (row.commissionCents ?? 0)
        : percentBps(rentCents, termsSnapshot.constants.HOST_COMMISSION_BPS),
    claimCents: row.kind === 'deposit' ? row.totalCents : 0,
    paidAt: capturedAt,
    paidWith: { brand: methodBrand, last4: methodLast4 },
    platformTax: cycleTax ?? taxOf(termsSnapshot),
    rentTax:
      cycleTax ?? (await readTaxRate(tx, taxZoneOf(postalCode), localDateOf(capturedAt, termsSnapshot.timeZone))),
  };
}

/** The two sides and the place of a booking; for a charge by whether its rent was taxed, otherwise by the space's tax setting. */
export async function loadParties(
  tx: ServiceContext,
  bookingId: string,
  isRentTaxed: boolean | null = null,
): Promise<BookingParties> {
  const row = await tx.db
    .selectFrom('Booking as b')
    .innerJoin('User as r', 'r.id', 'b.renterId')
    .innerJoin('User as h', 'h.id', 'b.hostId')
    .innerJoin('Space as s', 's.id', 'b.spaceId')
    .leftJoin('TraderDetails as t', 't.userId', 'b.hostId')
    .leftJoin('TaxDetails as x', 'x.userId', 'b.hostId')
    .select((eb) => [
      eb.fn.coalesce('t.name', 'h.fullName').as('billedName'),
      eb.fn.coalesce('t.nif', 'x.nif').as('billedNif'),
      eb.fn.coalesce('t.address', 'x.address').as('billedAddress'),
    ])
    .select(['b.reference', 'b.renterId', 'b.hostId', 'r.fullName as renterName', 'h.fullName as hostName'])
    .select(['s.address', 's.floor', 's.door', 's.postalCode', 's.city', 's.taxProfile'])
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { reference, renterId, hostId, renterName, hostName, taxProfile } = row;
  const agreement = (isRentTaxed ?? isTaxedProfile(taxProfile)) ? await agreementOf(tx, hostId) : null;
  const invoicingHost = agreement && { name: agreement.legalName, nif: agreement.nif, address: agreement.address };
  return {
    bookingId,
    reference,
    renterId,
    hostId,
    renter: { name: renterName, nif: null, address: null },
    host: { name: hostName, nif: null, address: null },
    space: addressOf(row),
    billedHost: invoicingHost ?? { name: row.billedName, nif: row.billedNif, address: row.billedAddress },
    invoicingHost,
  };
}

function addressOf(place: Record<'address' | 'floor' | 'door' | 'postalCode' | 'city', string | null>): string {
  const street = [place.address, place.floor, place.door].filter(Boolean).join(', ');
  const town = [place.postalCode, place.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}
