import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { initialsOf, publicNameOf } from './person-name.js';
import { ResponseTimeBucket, User, type UserRow } from './user.entity.js';

const HOUR_MIN = 60;
/** Shown in place of the name, because past bookings still refer to erased accounts. */
const ERASED: Readonly<Record<Locale, string>> = { [Locale.ES]: 'Cuenta borrada', [Locale.EN]: 'Deleted account' };

@Resolver(() => User)
export class UserFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with usr_.' })
  id(@Root() user: UserRow): string {
    return toGlobalId('User', user.id);
  }

  @FieldResolver(() => String, {
    description: 'The chosen public name, else first name and the initial of the first surname: "Marta R."',
  })
  displayName(@Root() user: UserRow, @Ctx() { locale }: RequestContext): string {
    return user.erasedAt ? ERASED[locale] : publicNameOf(user);
  }

  @FieldResolver(() => String, { description: 'One or two capital letters for an avatar.' })
  initials(@Root() user: UserRow): string {
    return initialsOf(user.fullName);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether they have the label "Anfitrión destacado": their last twelve months as a host meet the public criteria. Recomputed every month.',
  })
  isFeaturedHost(@Root() { featuredHostSince, erasedAt }: UserRow): boolean {
    return featuredHostSince !== null && erasedAt === null;
  }

  @FieldResolver(() => ResponseTimeBucket, {
    nullable: true,
    description: 'How quickly they usually answer; null until there were enough requests.',
  })
  responseTime(@Root() { responseMinutes }: UserRow): ResponseTimeBucket | null {
    if (responseMinutes === null) return null;
    if (responseMinutes <= HOUR_MIN) return ResponseTimeBucket.UNDER_AN_HOUR;
    if (responseMinutes <= 6 * HOUR_MIN) return ResponseTimeBucket.FEW_HOURS;
    return responseMinutes <= 24 * HOUR_MIN ? ResponseTimeBucket.A_DAY : ResponseTimeBucket.OVER_A_DAY;
  }
}
