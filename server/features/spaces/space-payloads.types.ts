import { Field, ObjectType } from 'type-graphql';
import { Space, type SpaceRow } from './space.entity.js';

@ObjectType({ description: 'The result of saving a draft.' })
export class SaveSpaceDraftPayload {
  @Field(() => Space, { description: 'The space with its draft.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'The result of publishing a space.' })
export class PublishSpacePayload {
  @Field(() => Space, { description: 'The space, published or waiting for the staff.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'The result of dropping unpublished changes.' })
export class DiscardSpaceChangesPayload {
  @Field(() => Space, { description: 'The space, as it is published.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'The result of pausing a space.' })
export class PauseSpacePayload {
  @Field(() => Space, { description: 'The space, removed from the search.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'The result of resuming a space.' })
export class ResumeSpacePayload {
  @Field(() => Space, { description: 'The space, in the search again.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'The result of archiving a space.' })
export class ArchiveSpacePayload {
  @Field(() => Space, { description: 'The space, archived.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'The result of creating a space.' })
export class CreateSpacePayload {
  @Field(() => Space, { description: 'The space, a draft; `draftProblems` says what publishing still needs.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'The result of changing a space.' })
export class UpdateSpacePayload {
  @Field(() => Space, { description: 'The space after the change.' })
  space!: SpaceRow;
}
