import { spaceFields } from '../fields/space-fields.js';
import { WizardStep } from '../space.enums.js';
import type { PartNote } from './changes-text.rules.js';
import type { SpaceChangeNote } from './space-approval.types.js';
import { SpacePart } from './space-part.enums.js';

/** Pictures are not a field of the draft: they have a separate step. */
const PHOTOS = 'photos';

/** The wizard's field at which changing each part begins. */
const FIRST_FIELD = {
  [SpacePart.PHOTOS]: PHOTOS,
  [SpacePart.TITLE]: 'title',
  [SpacePart.DESCRIPTION]: 'description',
  [SpacePart.TYPE]: 'type',
  [SpacePart.ADDRESS]: 'address',
  [SpacePart.ACCESS]: 'accessMode',
  [SpacePart.GOODS]: 'allowedGoods',
  [SpacePart.PRICE]: 'priceMonthCents',
  [SpacePart.TERMS]: 'cancellationPolicy',
} as const satisfies Record<SpacePart, keyof typeof spaceFields | typeof PHOTOS>;

/** A note with the place of the wizard where its part is changed. */
export function changeNoteOf({ part, note }: PartNote): SpaceChangeNote {
  const field = FIRST_FIELD[part];
  return { part, note, field, step: field === PHOTOS ? WizardStep.PHOTOS : spaceFields[field].step };
}
