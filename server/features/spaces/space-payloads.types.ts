import { Field, ObjectType } from 'type-graphql';
import { Space, type SpaceRow } from './space.entity.js';

@ObjectType({ description: 'A draft that was saved.' })
export class SaveSpaceDraftPayload {
  @Field(() => Space, { description: 'The space with its draft.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'A space that was published.' })
export class PublishSpacePayload {
  @Field(() => Space, { description: 'The space, published or waiting for the staff.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'A space that was paused.' })
export class PauseSpacePayload {
  @Field(() => Space, { description: 'The space, out of the search.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'A space that was resumed.' })
export class ResumeSpacePayload {
  @Field(() => Space, { description: 'The space, in the search again.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'A space that was archived.' })
export class ArchiveSpacePayload {
  @Field(() => Space, { description: 'The space, archived.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'A space that was made.' })
export class CreateSpacePayload {
  @Field(() => Space, { description: 'The space, a draft; `draftProblems` says what publishing still needs.' })
  space!: SpaceRow;
}

@ObjectType({ description: 'A space that was changed.' })
export class UpdateSpacePayload {
  @Field(() => Space, { description: 'The space after the change.' })
  space!: SpaceRow;
}
