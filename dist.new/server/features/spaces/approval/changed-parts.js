import { spaceFields } from '../fields/space-fields.js';
import { WizardStep } from '../space-types.js';
import { SpacePart } from './space-part-codes.js';
/** Pictures are no field of the draft: they have a step of their own. */
const PHOTOS = 'photos';
/** The wizard's field that a change of each part begins with. */
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
};
/** A note with the place of the wizard where its part is changed. */
export function changeNoteOf({ part, note }) {
    const field = FIRST_FIELD[part];
    return { part, note, field, step: field === PHOTOS ? WizardStep.PHOTOS : spaceFields[field].step };
}
//# sourceMappingURL=changed-parts.js.map