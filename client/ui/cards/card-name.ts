import { capitalised } from '../display/capitalised';

/** `Visa ···· 4242`; null without digits. */
export function cardName(brand: string | null | undefined, last4: string | null | undefined): string | null {
  if (!last4) return null;
  return `${capitalised(brand ?? '')}\u00a0····\u00a0${last4}`.trim();
}

/** `11/30` */
export const cardExpiry = ({ expMonth, expYear }: { expMonth: number; expYear: number }): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`;
