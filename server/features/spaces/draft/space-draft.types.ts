import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { DraftValues } from './draft.types.js';
import { getSpaceField, spaceFieldNames, describeField } from '../fields/space-fields.js';
import { some } from '../../../core/graphql/field-options.js';

/** Declares the properties of the class: type-graphql gets them below, one by one from the table. */
const WithDraftValues = class {} as new () => DraftValues;

@ObjectType('SpaceDraft', {
  description: 'The wizard’s current values: stored as typed, validated only when publishing.',
})
@InputType('SpaceDraftInput', { description: 'Omitted fields stay; null clears one.' })
export class SpaceDraft extends WithDraftValues {}

for (const name of spaceFieldNames) {
  const { type } = getSpaceField(name);
  Field(() => type, some(describeField(name)))(SpaceDraft.prototype, name);
}

@InputType({ description: 'Without a `spaceId` a new draft is created; the same `clientKey` gives the same draft.' })
export class SaveSpaceDraftInput {
  @Field(() => ID, some('The space; none makes a new draft.'))
  spaceId?: string | null;

  @Field(() => ID, {
    ...some('The space.'),
    deprecationReason: 'Use `spaceId`; removed 2027-03-01.',
  })
  id?: string | null;

  @Field(
    () => String,
    some('Made by the client once per new draft; 8–100 letters without accents, digits, `-` or `_`.'),
  )
  clientKey?: string | null;

  @Field(() => SpaceDraft, { description: 'The changed fields.' })
  draft!: SpaceDraft;
}
