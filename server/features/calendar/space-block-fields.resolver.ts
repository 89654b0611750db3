import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { SpaceBlock } from '../spaces/blocks/space-block.entity.js';

@Resolver(() => SpaceBlock)
export class SpaceBlockFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with blk_.' })
  id(@Root() { id }: SpaceBlock): string {
    return toGlobalId('SpaceBlock', id);
  }

  @FieldResolver()
  note(@Root() { note }: SpaceBlock, @Ctx() { viewer }: RequestContext): string {
    return viewer?.isReadOnly ? '' : note;
  }
}
