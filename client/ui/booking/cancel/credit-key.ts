interface Sums {
  refundCents: number;
  creditCents: number;
}

/** The message key of where a refund goes when credit had paid a part of it, or all. */
export const creditKey = ({ refundCents, creditCents }: Sums) =>
  `cancel.${creditCents < refundCents ? 'toCardAndCredit' : 'toCredit'}` as const;
