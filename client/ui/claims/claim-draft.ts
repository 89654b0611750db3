import type { ClaimCase, ClaimDetail, ClaimFormQuery, ClaimRemedy, ItemKind } from '../../generated/graphql';
import type { EvidenceFile } from './use-evidence-files';

export type ClaimFormBooking = NonNullable<ClaimFormQuery['booking']>;
export type ClaimChoice = ClaimFormBooking['claimOptions'][number];

/** A damaged item as typed. */
export interface DraftItem {
  readonly key: string;
  readonly name: string;
  readonly kind: ItemKind;
  readonly euros: number | null;
}

/** A claim as filled in. */
export interface ClaimDraft {
  readonly step: 1 | 2 | 3;
  readonly claimCase: ClaimCase | null;
  readonly detail: ClaimDetail | null;
  readonly isHidden: boolean;
  readonly lengthM: number | null;
  readonly widthM: number | null;
  readonly discoveredOn: string;
  readonly text: string;
  readonly files: readonly EvidenceFile[];
  readonly items: readonly DraftItem[];
  readonly euros: number | null;
  readonly remedy: ClaimRemedy | null;
  readonly isTrue: boolean;
  readonly idempotencyKey: string;
}

/** An empty item. */
export const newItem = (): DraftItem => ({ key: crypto.randomUUID(), name: '', kind: 'GENERAL', euros: null });

/** An empty claim; each has one idempotency key, so that a retry does not create a second claim. */
export const emptyDraft = (): ClaimDraft => ({
  step: 1,
  claimCase: null,
  detail: null,
  isHidden: false,
  lengthM: null,
  widthM: null,
  discoveredOn: '',
  text: '',
  files: [],
  items: [newItem()],
  euros: null,
  remedy: null,
  isTrue: false,
  idempotencyKey: crypto.randomUUID(),
});

/** The measured area, m², rounded to hundredths; null until both sides are typed. */
export const measuredArea = ({ lengthM, widthM }: ClaimDraft): number | null =>
  lengthM === null || widthM === null ? null : Math.round(lengthM * widthM * 100) / 100;

const toCents = (euros: number | null): number | null => (euros === null ? null : Math.round(euros * 100));

/** The data for the prices of the remedies. */
export function previewInput(bookingId: string, draft: ClaimDraft) {
  return {
    bookingId,
    case: draft.claimCase ?? 'NO_ACCESS',
    detail: draft.detail,
    wantedCents: toCents(draft.euros),
    items:
      draft.claimCase === 'GOODS_DAMAGED'
        ? draft.items.flatMap(({ name, kind, euros }) =>
            name.trim() === '' || euros === null ? [] : [{ name: name.trim(), kind, valueCents: toCents(euros) ?? 0 }],
          )
        : [],
  };
}

/** Whether an item is sent: one left empty is not. */
export const isTyped = ({ name, euros }: DraftItem): boolean => name.trim() !== '' || euros !== null;

/** The items as they are sent, in order: also unfinished ones, which the server refuses at their place instead of paying nothing for them. */
function claimedItems({ claimCase, items }: ClaimDraft) {
  if (claimCase !== 'GOODS_DAMAGED') return [];
  return items
    .filter(isTyped)
    .map(({ name, kind, euros }) => ({ name: name.trim(), kind, valueCents: toCents(euros) ?? 0 }));
}

/** Whether the form shows a file: a police report only for a theft. */
export const isFileShown = ({ detail }: ClaimDraft, { isPoliceReport }: EvidenceFile): boolean =>
  !isPoliceReport || detail === 'THEFT';

/** The input of the mutation. */
export function claimInput(bookingId: string, draft: ClaimDraft) {
  return {
    ...previewInput(bookingId, draft),
    items: claimedItems(draft),
    isHidden: draft.isHidden,
    discoveredOn: draft.discoveredOn === '' ? null : draft.discoveredOn,
    text: draft.text,
    measuredM2: draft.detail === 'SMALLER' ? measuredArea(draft) : null,
    remedy: draft.remedy ?? 'NOTHING',
    evidenceIds: draft.files.flatMap(({ id }) => id ?? []),
    isTrue: draft.isTrue,
    idempotencyKey: draft.idempotencyKey,
  };
}
