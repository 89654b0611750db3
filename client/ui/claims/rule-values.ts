import { claimBounds } from '../../generated/claim-bounds';
import { guaranteeBounds } from '../../generated/rare-bounds';
import type { Formats } from '../../i18n/format';

/** The numbers in the texts about a case of the guarantee: its window by the booking's terms, and what every claim has in common. */
export const ruleValues = (windowHours: number | null, { price }: Pick<Formats, 'price'>) => ({
  ...claimBounds,
  hours: windowHours,
  amount: price(guaranteeBounds.inventoryAboveCents),
});
