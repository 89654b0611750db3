import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { publicNameOf, initialsOf } from '../person-name.js';
import { loadUser } from '../user.loaders.js';
import { ViewerAccount } from '../viewer.types.js';
import { avatarOf } from './avatar-files.js';
import { Avatar } from './avatar.types.js';
import { ownProfileLoader } from './own-profile.loaders.js';
import { SpokenLanguage, UserBadge } from './profile.enums.js';
import { badgesOf } from './profile.rules.js';

type Me = Pick<ViewerAccount, 'uuid'>;

/** The viewer's own profile, unredacted. */
@Resolver(() => ViewerAccount)
export class ViewerProfileResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The chosen public name; null while it is first name and initial.',
  })
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

  @FieldResolver(() => String, { description: 'Self-description, nothing redacted; may be empty.' })
  async bio(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string> {
    return (await ownProfileLoader(ctx).load(uuid)).bio;
  }

  @FieldResolver(() => String, { nullable: true, description: 'City of residence, as entered.' })
  async city(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await loadUser(ctx, uuid)).city;
  }

  @FieldResolver(() => [SpokenLanguage], { description: 'Spoken languages.' })
  async languages(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<readonly SpokenLanguage[]> {
    return (await loadUser(ctx, uuid)).languages;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the viewer rents out as a professional, a person or a company; null until they have declared it.',
  })
  async isTrader(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<boolean | null> {
    return (await loadUser(ctx, uuid)).isTrader;
  }

  @FieldResolver(() => Avatar, { nullable: true, description: 'The picture, if there is one.' })
  async avatar(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<Avatar | null> {
    const { avatarKey } = await loadUser(ctx, uuid);
    return avatarKey === null ? null : avatarOf(avatarKey);
  }

  @FieldResolver(() => [UserBadge], { description: 'Verified properties, as others see them.' })
  async badges(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<UserBadge[]> {
    return badgesOf(await loadUser(ctx, uuid));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The verified phone as E.164, such as +34612345678; visible to the viewer only.',
  })
  async phone(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await ownProfileLoader(ctx).load(uuid)).phone;
  }

  @FieldResolver(() => Date, { nullable: true, description: 'When the phone was verified.' })
  async phoneVerifiedAt(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<Date | null> {
    return (await ownProfileLoader(ctx).load(uuid)).phoneVerifiedAt;
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description:
      'The birth date that a person gave with the tax details (YYYY-MM-DD); null before, and for organisations. Visible to the viewer only.',
  })
  async birthDate(@Root() { uuid }: Me, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await ownProfileLoader(ctx).load(uuid)).birthDate;
  }
}
