import { Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { staffAlarms } from './alarms.js';
import { StaffAlarms } from './alarms.types.js';

@Resolver()
export class StaffAlarmsResolver {
  @AuthorizedStaff('SEE_PANEL')
  @Query(() => StaffAlarms, {
    complexity: 20,
    description: 'Staff: problems of the platform itself that need attention. Errors: MFA_SETUP_REQUIRED.',
  })
  staffAlarms(@Ctx() ctx: RequestContext): Promise<StaffAlarms> {
    return staffAlarms(signedIn(ctx));
  }
}
