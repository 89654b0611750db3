import { registerEnumType } from 'type-graphql';
import type { BasisPoints } from '../../../core/values/money.js';
import { TaxProfile } from '../space.enums.js';

/** The indirect taxes of Spain. */
export enum TaxName {
  IVA = 'IVA',
  IGIC = 'IGIC',
  IPSI = 'IPSI',
}
registerEnumType(TaxName, {
  name: 'TaxName',
  description: 'The indirect taxes of Spain.',
  valuesConfig: {
    IVA: { description: 'On the peninsula and the Balearics.' },
    IGIC: { description: 'On the Canaries.' },
    IPSI: { description: 'In Ceuta and Melilla.' },
  },
});

/** The zones of indirect tax, by the position of the space. */
export enum TaxZone {
  PENINSULA = 'peninsula',
  CANARIES = 'canaries',
  CEUTA_MELILLA = 'ceuta_melilla',
}
registerEnumType(TaxZone, {
  name: 'TaxZone',
  description: 'A zone of indirect tax.',
  valuesConfig: {
    PENINSULA: { description: 'Peninsula and Balearics.' },
    CANARIES: { description: 'Canaries.' },
    CEUTA_MELILLA: { description: 'Ceuta and Melilla.' },
  },
});

/** A tax with the rate of a charge. */
export interface TaxRate {
  readonly name: TaxName;
  readonly bps: BasisPoints;
}

/** Whether a host with this tax setting charges the tax of the place, and may invoice it. */
export const isTaxedProfile = (profile: TaxProfile | null): boolean =>
  profile === TaxProfile.IVA_GENERAL || profile === TaxProfile.EMPRESA;

/** By the first two digits of the postal code. */
const OTHER_ZONES: Readonly<Record<string, TaxZone>> = {
  '35': TaxZone.CANARIES,
  '38': TaxZone.CANARIES,
  '51': TaxZone.CEUTA_MELILLA,
  '52': TaxZone.CEUTA_MELILLA,
};

const TAX_OF: Readonly<Record<TaxZone, TaxName>> = {
  [TaxZone.PENINSULA]: TaxName.IVA,
  [TaxZone.CANARIES]: TaxName.IGIC,
  [TaxZone.CEUTA_MELILLA]: TaxName.IPSI,
};

/** The tax of a zone. */
export const taxNameOf = (zone: TaxZone): TaxName => TAX_OF[zone];

/** The zone of a place. */
export function taxZoneOf(postalCode: string | null): TaxZone {
  return OTHER_ZONES[(postalCode ?? '').slice(0, 2)] ?? TaxZone.PENINSULA;
}
