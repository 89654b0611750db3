/** The part of the first charge authorized on the card: all that the renter's credit does not pay. */
export function cardCents({
  firstChargeCents,
  creditCents,
}: {
  firstChargeCents: number;
  creditCents: number;
}): number {
  return firstChargeCents - creditCents;
}
