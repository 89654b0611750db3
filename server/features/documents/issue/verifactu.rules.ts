import type { LocalDate } from '../../../core/values/date-range.js';
import type { Cents } from '../../../core/values/money.js';
import type { Party } from '../document-content.types.js';

/** The tax office's page that verifies an invoice (Orden HAC/1177/2024). */
const CHECK_ADDRESS = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR';

/** The content of an invoice's QR code; null while its issuer has no tax number. */
export function verifactuQrOf(
  { nif }: Party,
  {
    number,
    issuedOn,
    totalCents,
  }: { readonly number: string; readonly issuedOn: LocalDate; readonly totalCents: Cents },
): string | null {
  if (nif === null) return null;
  const [year, month, day] = issuedOn.split('-');
  const query = new URLSearchParams({
    nif,
    numserie: number,
    fecha: `${day}-${month}-${year}`,
    importe: (totalCents / 100).toFixed(2),
  });
  return `${CHECK_ADDRESS}?${query.toString()}`;
}
