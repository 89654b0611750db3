import { Ctx, FieldResolver, Float, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActs } from '../audit/timeline.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { listNotes } from '../notes/staff-notes.js';
import { bookingCountLoader, qualityLoader } from './staff-space-lists.js';
import { staffSpaceActs } from './staff-space.policy.js';
import { StaffSpaceAct, StaffSpaceRecord } from './staff-space.types.js';

@Resolver(() => StaffSpaceRecord)
export class StaffSpaceFieldsResolver {
  @FieldResolver(() => [StaffSpaceAct])
  availableActs(@Ctx() ctx: RequestContext, @Root() { space }: StaffSpaceRecord): StaffSpaceAct[] {
    return staffSpaceActs(signedIn(ctx).viewer, space);
  }

  @FieldResolver(() => Int)
  bookingCount(@Ctx() ctx: RequestContext, @Root() { space }: StaffSpaceRecord): Promise<number> {
    return bookingCountLoader(ctx).load(space.id);
  }

  @FieldResolver(() => Int, { nullable: true })
  qualityPercent(@Ctx() ctx: RequestContext, @Root() { space }: StaffSpaceRecord): Promise<number | null> {
    return qualityLoader(ctx).load(space.id);
  }

  @FieldResolver(() => Float, { nullable: true })
  lat(@Root() { space }: StaffSpaceRecord): number | null {
    return space.lat;
  }

  @FieldResolver(() => Float, { nullable: true })
  lng(@Root() { space }: StaffSpaceRecord): number | null {
    return space.lng;
  }

  @FieldResolver(() => [StaffNoteView], { complexity: 5 })
  notes(@Ctx() ctx: RequestContext, @Root() { space }: StaffSpaceRecord): Promise<StaffNoteView[]> {
    return listNotes(ctx, 'Space', space.id);
  }

  @FieldResolver(() => [AuditRecord], { complexity: 5 })
  timeline(@Ctx() ctx: RequestContext, @Root() { space }: StaffSpaceRecord): Promise<AuditRecord[]> {
    return listActs(ctx, 'Space', space.id);
  }
}
