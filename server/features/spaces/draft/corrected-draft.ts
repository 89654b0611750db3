import { cleanLine } from '../../../core/values/text.js';
import type { SpaceFieldName } from '../fields/space-fields.js';
import type { Space } from '../space.entity.js';
import type { DraftValues } from './draft.types.js';

/** Of the same place address and postal code are as published; without them the corrected pin counts as confirmed. */
const PLACE = ['lat', 'lng', 'isPinConfirmed', 'address', 'postalCode'] as const;

type Kept = Pick<Space, 'draft' | 'draftSavedAt'>;

/** What the host has saved without its pin, which staff have corrected; that of another address belongs to a move and stays. */
export function withoutPin({ draft, draftSavedAt, address, postalCode }: Kept & Pick<Space, 'address' | 'postalCode'>) {
  const isSame = (saved: string | null | undefined, published: string | null): boolean =>
    saved == null || cleanLine(saved) === published;
  const isMove = !isSame(draft.address, address) || !isSame(draft.postalCode, postalCode);
  return isMove ? { draft, draftSavedAt } : without({ draft, draftSavedAt }, PLACE);
}

/** What the host has saved without its type, which staff have corrected. */
export const withoutType = (kept: Kept): Kept => without(kept, ['type']);

function without({ draft, draftSavedAt }: Kept, fields: readonly SpaceFieldName[]): Kept {
  const rest = Object.fromEntries(
    Object.entries(draft).filter(([field]) => !fields.includes(field as SpaceFieldName)),
  ) as DraftValues;
  return { draft: rest, draftSavedAt: Object.keys(rest).length > 0 ? draftSavedAt : null };
}
