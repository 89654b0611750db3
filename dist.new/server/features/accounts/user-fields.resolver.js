var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { initialsOf, publicNameOf } from './person-name.js';
import { ResponseTimeBucket, User } from './user.entity.js';
const HOUR_MIN = 60;
/** Shown in place of the name, because past bookings still refer to erased accounts. */
const ERASED = { [Locale.ES]: 'Cuenta borrada', [Locale.EN]: 'Deleted account' };
let UserFieldsResolver = class UserFieldsResolver {
    id(user) {
        return toGlobalId('User', user.id);
    }
    displayName(user, { locale }) {
        return user.erasedAt ? ERASED[locale] : publicNameOf(user);
    }
    initials(user) {
        return initialsOf(user.fullName);
    }
    isFeaturedHost({ featuredHostSince, erasedAt }) {
        return featuredHostSince !== null && erasedAt === null;
    }
    responseTime({ responseMinutes }) {
        if (responseMinutes === null)
            return null;
        if (responseMinutes <= HOUR_MIN)
            return ResponseTimeBucket.UNDER_AN_HOUR;
        if (responseMinutes <= 6 * HOUR_MIN)
            return ResponseTimeBucket.FEW_HOURS;
        return responseMinutes <= 24 * HOUR_MIN ? ResponseTimeBucket.A_DAY : ResponseTimeBucket.OVER_A_DAY;
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with usr_.' }),
    __param(0, Root())
], UserFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, {
        description: 'The chosen public name, else first name and the initial of the first surname: "Marta R."',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], UserFieldsResolver.prototype, "displayName", null);
__decorate([
    FieldResolver(() => String, { description: 'One or two capital letters for an avatar.' }),
    __param(0, Root())
], UserFieldsResolver.prototype, "initials", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether they have the label "Anfitrión destacado": what they did as a host in the last twelve months meets the public criteria. Found anew every month.',
    }),
    __param(0, Root())
], UserFieldsResolver.prototype, "isFeaturedHost", null);
__decorate([
    FieldResolver(() => ResponseTimeBucket, {
        nullable: true,
        description: 'How soon they usually answer; null until there were enough requests.',
    }),
    __param(0, Root())
], UserFieldsResolver.prototype, "responseTime", null);
UserFieldsResolver = __decorate([
    Resolver(() => User)
], UserFieldsResolver);
export { UserFieldsResolver };
//# sourceMappingURL=user-fields.resolver.js.map