import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { User, type UserRow } from '../user.entity.js';
import { avatarOf } from './avatar-files.js';
import { Avatar } from './avatar.types.js';
import { SpokenLanguage, UserBadge } from './profile.enums.js';
import { badgesOf, publicBio } from './profile.rules.js';

/** Public profile fields and badges of a user. */
@Resolver(() => User)
export class PublicProfileResolver {
  @FieldResolver(() => String, {
    description: 'Self-description, plain text with contact data redacted; may be empty.',
  })
  bio(@Root() user: UserRow, @Ctx() { locale }: RequestContext): string {
    return publicBio(user.bio, locale);
  }

  @FieldResolver(() => Avatar, { nullable: true, description: 'The picture, if there is one.' })
  avatar(@Root() { avatarKey }: UserRow): Avatar | null {
    return avatarKey === null ? null : avatarOf(avatarKey);
  }

  @FieldResolver(() => [SpokenLanguage], { description: 'Spoken languages.' })
  languages(@Root() { languages }: UserRow): readonly SpokenLanguage[] {
    return languages;
  }

  @FieldResolver(() => [UserBadge], { description: 'Verified properties.' })
  badges(@Root() user: UserRow): UserBadge[] {
    return badgesOf(user);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether they have declared that they rent out as a professional, a person or a company: consumer law then grants other rights.',
  })
  isTrader(@Root() { isTrader }: UserRow): boolean {
    return isTrader ?? false;
  }

  @FieldResolver(() => Boolean, { description: 'Whether staff have checked the identity document.' })
  isIdentityVerified(@Root() { identityVerifiedAt }: UserRow): boolean {
    return identityVerifiedAt !== null;
  }
}
