import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/global-id.js';
import { Locale } from '../../core/locale.js';
import { initialsOf, publicNameOf } from './person-name.js';
import { ResponseTimeBucket, User, type UserRow } from './user.entity.js';

const HOUR_MIN = 60;
/** Bookings of the past still tell that there was somebody. */
const ERASED: Readonly<Record<Locale, string>> = { [Locale.ES]: 'Cuenta borrada', [Locale.EN]: 'Deleted account' };

@Resolver(() => User)
export class UserFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with usr_.' })
  id(@Root() user: UserRow): string {
    return toGlobalId('User', user.id);
  }

  @FieldResolver(() => String, { description: 'The name she chose for others, else first name and the initial of the first surname: "Marta R."' })
  displayName(@Root() user: UserRow, @Ctx() { locale }: RequestContext): string {
    return user.erasedAt ? ERASED[locale] : publicNameOf(user);
  }

  @FieldResolver(() => String, { description: 'One or two capital letters for an avatar.' })
  initials(@Root() user: UserRow): string {
    return initialsOf(user.fullName);
  }

  @FieldResolver(() => ResponseTimeBucket, { nullable: true, description: 'How soon she usually answers; null until there were enough requests.' })
  responseTime(@Root() { responseMinutes }: UserRow): ResponseTimeBucket | null {
    if (responseMinutes === null) return null;
    if (responseMinutes <= HOUR_MIN) return ResponseTimeBucket.UNDER_AN_HOUR;
    if (responseMinutes <= 6 * HOUR_MIN) return ResponseTimeBucket.FEW_HOURS;
    return responseMinutes <= 24 * HOUR_MIN ? ResponseTimeBucket.A_DAY : ResponseTimeBucket.OVER_A_DAY;
  }
}
