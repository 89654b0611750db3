import type { TaxRate } from '../document-content.types.js';

/** Rates outside the IVA's territory, by the first two digits of the postal code. */
const OTHER_ZONES: Readonly<Record<string, TaxRate>> = {
  '35': { name: 'IGIC', bps: 700 },
  '38': { name: 'IGIC', bps: 700 },
  '51': { name: 'IPSI', bps: 1000 },
  '52': { name: 'IPSI', bps: 1000 },
};

/** The tax on the rent of a place: it is where the place is. */
export function rentTax(postalCode: string | null, iva: TaxRate): TaxRate {
  return OTHER_ZONES[(postalCode ?? '').slice(0, 2)] ?? iva;
}
