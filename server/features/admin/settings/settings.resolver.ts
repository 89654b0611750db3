import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { cancelSettingChange, changeSetting } from './change-setting.js';
import { findSetting, listSettings } from './list-settings.js';
import { CancelSettingChangeInput, ChangeSettingInput, Setting } from './setting.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

const COMPLEXITY = 80;

/** The amounts, times and bounds of the platform, which the staff change with a reason and a date. */
@Resolver()
export class SettingsResolver {
  @AuthorizedStaff('CHANGE_SETTINGS')
  @Query(() => [Setting], {
    complexity: COMPLEXITY,
    description: 'Staff: every setting with its bounds and its last changes. Errors: MFA_SETUP_REQUIRED.',
  })
  settings(@Ctx() ctx: RequestContext): Promise<Setting[]> {
    return listSettings(ctx);
  }

  @AuthorizedStaff('CHANGE_SETTINGS')
  @PayloadMutation({
    payload: { setting: [() => Setting, 'The updated setting.'] },
    complexity: COMPLEXITY,
    description:
      'Staff: changes a setting at once or from a future day; replaces a scheduled change of the same day. Earlier booking requests keep their terms. A change for the worse that takes notice notifies those it concerns, also one scheduled for later that is for the worse only now. ' +
      'Errors: NOT_FOUND, TEXT_CHANGED when somebody has changed it meanwhile, VALIDATION_FAILED with SETTING_OUT_OF_RANGE {min, max} at `value`, DATE_IN_PAST, START_TOO_FAR {maxDays}, NOTICE_OUT_OF_RANGE {min, max} or LATER_CHANGE_WITHOUT_NOTICE {day, min} at `validFrom`, REASON_REQUIRED or TOO_LONG at `statement`, MFA_SETUP_REQUIRED.',
  })
  async changeSetting(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeSettingInput, { description: 'The setting, its new value and the reason.' })
    { validFrom, seenSetAt, ...input }: ChangeSettingInput,
  ): Promise<{ setting: Setting }> {
    const key = await changeSetting(signedIn(ctx), {
      ...input,
      validFrom: validFrom ?? null,
      seenSetAt: seenSetAt ?? null,
    });
    return { setting: await findSetting(ctx, key) };
  }

  @AuthorizedStaff('CHANGE_SETTINGS')
  @PayloadMutation({
    payload: { setting: [() => Setting, 'The updated setting.'] },
    complexity: COMPLEXITY,
    description:
      'Staff: cancels a scheduled change; no-op when there is none. A later one that is for the worse only now notifies those it concerns. ' +
      'Errors: NOT_FOUND, VALIDATION_FAILED with LATER_CHANGE_WITHOUT_NOTICE {day, min} at `validFrom`, MFA_SETUP_REQUIRED.',
  })
  async cancelSettingChange(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelSettingChangeInput, { description: 'The change.' }) input: CancelSettingChangeInput,
  ): Promise<{ setting: Setting }> {
    return { setting: await findSetting(ctx, await cancelSettingChange(signedIn(ctx), input)) };
  }
}
