import { Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { staffFigures } from './figures.js';
import { StaffFigures } from './figures.types.js';

@Resolver()
export class StaffFiguresResolver {
  @AuthorizedStaff('SEE_PANEL')
  @Query(() => StaffFigures, {
    complexity: 40,
    description: 'Staff: how Hueco does, from all its data. Errors: MFA_SETUP_REQUIRED.',
  })
  staffFigures(@Ctx() ctx: RequestContext): Promise<StaffFigures> {
    return staffFigures(ctx);
  }
}
