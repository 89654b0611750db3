import type { PlatformConstants } from '../../../core/constants/constants.js';

/** The zones by postal code prefix, each with the constant of its base price. */
const ZONES = [
  ['080', 'ZONE_BARCELONA_CENTS'],
  ['280', 'ZONE_MADRID_CENTS'],
  ['070', 'ZONE_PALMA_CENTS'],
  ['480', 'ZONE_BILBAO_CENTS'],
  ['290', 'ZONE_MALAGA_CENTS'],
  ['460', 'ZONE_VALENCIA_CENTS'],
  ['410', 'ZONE_SEVILLA_CENTS'],
  ['500', 'ZONE_ZARAGOZA_CENTS'],
] as const;

/** Monthly price per square metre in the zone of a postal code. A capital's codes have a 0 after the province's two digits. */
export function zoneBaseCents(postalCode: string, constants: PlatformConstants): number {
  const zone = ZONES.find(([prefix]) => postalCode.startsWith(prefix));
  if (zone) return constants[zone[1]];
  return postalCode.charAt(2) === '0' ? constants.ZONE_CAPITALS_CENTS : constants.ZONE_OTHERS_CENTS;
}
