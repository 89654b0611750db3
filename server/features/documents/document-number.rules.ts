import type { Party } from './document-content.types.js';
import { DocumentAudience, DocumentKind, IssuerType } from './document.enums.js';

const DIGITS: Readonly<Record<IssuerType, number>> = { [IssuerType.PLATFORM]: 6, [IssuerType.HOST]: 4 };

/** The letters of a series: the platform's by what it invoices, a host's by the initials on the invoices. */
export function seriesPrefix(
  {
    kind,
    audience,
    issuerType,
  }: { readonly kind: DocumentKind; readonly audience: DocumentAudience; readonly issuerType: IssuerType },
  issuer: Party,
): string {
  const isCorrective = kind === DocumentKind.CORRECTIVE_INVOICE;
  // Longer than any initials, also those of a later name of the same host.
  if (issuerType === IssuerType.HOST) return `${initialsOf(issuer.name)}${isCorrective ? 'REC' : ''}`;
  if (isCorrective) return 'HR';
  return audience === DocumentAudience.HOST ? 'HC' : 'HG';
}

/** A number as it is printed and quoted: HG-2027-000218. */
export function formatNumber(series: string, number: number, issuerType: IssuerType): string {
  return `${series}-${String(number).padStart(DIGITS[issuerType], '0')}`;
}

/** The printed number of a stored document; null for kinds without one. */
export function numberOf({
  series,
  number,
  issuerType,
}: {
  readonly series: string | null;
  readonly number: number | null;
  readonly issuerType: IssuerType;
}): string | null {
  return series === null || number === null ? null : formatNumber(series, number, issuerType);
}

function initialsOf(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .filter((letter) => /[A-Z]/.test(letter));
  return letters.slice(0, 3).join('') || 'A';
}
