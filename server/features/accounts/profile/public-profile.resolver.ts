import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { User, type UserRow } from '../user.entity.js';
import { avatarOf } from './avatar-files.js';
import { Avatar } from './avatar.type.js';
import { SpokenLanguage, UserBadge } from './profile-types.js';
import { badgesOf, publicBio } from './profile.rules.js';

/** What a person tells of herself, and what has been checked of it. */
@Resolver(() => User)
export class PublicProfileResolver {
  @FieldResolver(() => String, { description: 'What she tells of herself, plain text; contact data in it stands hidden. May be empty.' })
  bio(@Root() user: UserRow, @Ctx() { locale }: RequestContext): string {
    return publicBio(user.bio, locale);
  }

  @FieldResolver(() => Avatar, { nullable: true, description: 'Her picture, if she has given one.' })
  avatar(@Root() { avatarKey }: UserRow): Avatar | null {
    return avatarKey === null ? null : avatarOf(avatarKey);
  }

  @FieldResolver(() => [SpokenLanguage], { description: 'The languages she speaks.' })
  languages(@Root() { languages }: UserRow): readonly SpokenLanguage[] {
    return languages;
  }

  @FieldResolver(() => [UserBadge], { description: 'What of her has been checked.' })
  badges(@Root() user: UserRow): UserBadge[] {
    return badgesOf(user);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the staff has seen her identity document.' })
  isIdentityVerified(@Root() { identityVerifiedAt }: UserRow): boolean {
    return identityVerifiedAt !== null;
  }
}
