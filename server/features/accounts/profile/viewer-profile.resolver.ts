import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { LocalDate } from '../../../core/scalars.js';
import { publicNameOf, initialsOf } from '../person-name.js';
import { loadUser } from '../user.loaders.js';
import { ViewerAccount } from '../viewer.type.js';
import { avatarOf } from './avatar-files.js';
import { Avatar } from './avatar.type.js';
import { ownProfileLoader } from './own-profile.loaders.js';
import { SpokenLanguage, UserBadge } from './profile-types.js';
import { badgesOf } from './profile.rules.js';

type Me = Pick<ViewerAccount, 'uuid'>;

/** The viewer's own profile, as she typed it. */
@Resolver(() => ViewerAccount)
export class ViewerProfileResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The name she chose for others; null while it is first name and initial.' })
  async displayName(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await loadUser(ctx, uuid)).displayName;
  }

  @FieldResolver(() => String, { description: 'The name others see.' })
  async publicName(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string> {
    return publicNameOf(await loadUser(ctx, uuid));
  }

  @FieldResolver(() => String, { description: 'One or two capital letters for an avatar.' })
  async initials(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string> {
    return initialsOf((await loadUser(ctx, uuid)).fullName);
  }

  @FieldResolver(() => String, { description: 'What she tells of herself, nothing hidden; may be empty.' })
  async bio(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string> {
    return (await ownProfileLoader(ctx).load(uuid)).bio;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where she lives, in her words.' })
  async city(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await loadUser(ctx, uuid)).city;
  }

  @FieldResolver(() => [SpokenLanguage], { description: 'The languages she speaks.' })
  async languages(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<readonly SpokenLanguage[]> {
    return (await loadUser(ctx, uuid)).languages;
  }

  @FieldResolver(() => Avatar, { nullable: true, description: 'Her picture, if she has given one.' })
  async avatar(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<Avatar | null> {
    const { avatarKey } = await loadUser(ctx, uuid);
    return avatarKey === null ? null : avatarOf(avatarKey);
  }

  @FieldResolver(() => [UserBadge], { description: 'What of her has been checked, as others see it.' })
  async badges(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<UserBadge[]> {
    return badgesOf(await loadUser(ctx, uuid));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Her verified phone as E.164, such as +34612345678; nobody else sees it.' })
  async phone(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await ownProfileLoader(ctx).load(uuid)).phone;
  }

  @FieldResolver(() => Date, { nullable: true, description: 'When she proved that the phone is hers.' })
  async phoneVerifiedAt(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<Date | null> {
    return (await ownProfileLoader(ctx).load(uuid)).phoneVerifiedAt;
  }

  @FieldResolver(() => LocalDate, { nullable: true, description: 'Her birth date, known once her identity has been checked; nobody else sees it.' })
  async birthDate(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await ownProfileLoader(ctx).load(uuid)).birthDate;
  }
}
