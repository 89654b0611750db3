import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { DataRequest } from './data-request.entity.js';
import { DataRequestStatus } from './data-request.types.js';
import type { DataRequestRow } from './data-requests.js';

@Resolver(() => DataRequest)
export class DataRequestFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with drq_.' })
  id(@Root() { id }: DataRequestRow): string {
    return toGlobalId('DataRequest', id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it waits for its answer: it can be withdrawn, and no other of its kind can be filed.',
  })
  isOpen(@Root() { status }: DataRequestRow): boolean {
    return status === DataRequestStatus.OPEN;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is open past its due date.' })
  isOverdue(@Ctx() { clock }: RequestContext, @Root() { status, dueAt }: DataRequestRow): boolean {
    return status === DataRequestStatus.OPEN && dueAt < clock.now();
  }
}
