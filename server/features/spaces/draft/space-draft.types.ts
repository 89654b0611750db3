import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { DraftValues } from './draft-types.js';
import { getSpaceField, spaceFieldNames, describeField } from '../fields/space-fields.js';

const some = (description: string) => ({ nullable: true, description });

/** Gives the class its properties: type-graphql is told of them below, one by one from the table. */
const WithDraftValues = class {} as new () => DraftValues;

@ObjectType('SpaceDraft', { description: 'What the wizard holds so far: kept as typed, checked only when publishing.' })
@InputType('SpaceDraftInput', { description: 'Fields left out stay as they are; null empties one.' })
export class SpaceDraft extends WithDraftValues {}

for (const name of spaceFieldNames) {
  const { type } = getSpaceField(name);
  Field(() => type, some(describeField(name)))(SpaceDraft.prototype, name);
}

@InputType({ description: 'Without a `spaceId` a new draft is made; the same `clientKey` gives the same draft.' })
export class SaveSpaceDraftInput {
  @Field(() => ID, some('The space; none makes a new draft.'))
  spaceId?: string | null;

  @Field(() => ID, {
    ...some('The space.'),
    deprecationReason: 'Use `spaceId`; removed 2027-03-01.',
  })
  id?: string | null;

  @Field(() => String, some('Made by the client once per new draft; 8–100 characters.'))
  clientKey?: string | null;

  @Field(() => SpaceDraft, { description: 'The fields that changed.' })
  draft!: SpaceDraft;
}
