import type { LatLng } from './map-types';

/* Decimal degrees with a point or comma, or degrees, minutes and seconds; then an optional cardinal direction ("O" is west). */
const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const ANGLE = String.raw`([-−+]?)(${NUMBER})\s*(?:[°º]\s*(?:(${NUMBER})\s*['’′]\s*(?:(${NUMBER})\s*(?:["”″]|''|’’)\s*)?)?)?([NSEWO])?`;
const PAIR = new RegExp(String.raw`^${ANGLE}(?:\s*[,;]\s*|\s+)${ANGLE}$`, 'i');

/** A point as copied from a map: "40.4093, -3.7031", "40,4093 -3,7031", 40°24'33"N 3°42'11"O. Null if it cannot be parsed. */
export function parseCoordinates(text: string): LatLng | null {
  const found = PAIR.exec(text.trim());
  if (!found) return null;
  const [lat, lng] = [angleOf(found.slice(1, 6)), angleOf(found.slice(6, 11))];
  const isSideWrong = /[EWO]/i.test(found[5] ?? '') || /[NS]/i.test(found[10] ?? '');
  return isSideWrong || Math.abs(lat) > 90 || Math.abs(lng) > 180 ? null : { lat, lng };
}

function angleOf([sign, degrees, minutes, seconds, side]: (string | undefined)[]): number {
  const [whole = 0, sixtieth = 0, last = 0] = [degrees, minutes, seconds].map((part) =>
    Number((part ?? '0').replace(',', '.')),
  );
  const isNegative = sign === '-' || sign === '−' || /[SWO]/i.test(side ?? '');
  return (whole + sixtieth / 60 + last / 3600) * (isNegative ? -1 : 1);
}

/** With five decimals: about one metre. */
export function coordinatesText({ lat, lng }: LatLng): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}
