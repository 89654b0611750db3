import { FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { QuickReply } from './quick-reply.entity.js';
import type { QuickReplyRow } from './quick-replies.js';

@Resolver(() => QuickReply)
export class QuickReplyFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with qrp_.' })
  id(@Root() { id }: QuickReplyRow): string {
    return toGlobalId('QuickReply', id);
  }
}
