var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { AccountSession } from './account-session.type.js';
import { mySessions, revokeMyOtherSessions, revokeMySession } from './my-sessions.js';
import { RevokeSessionInput } from './session.inputs.js';
let MySessionsResolver = class MySessionsResolver {
    mySessions(ctx) {
        return mySessions(signedIn(ctx));
    }
    async revokeSession(ctx, { sessionId }) {
        await revokeMySession(signedIn(ctx), fromGlobalId('Session', sessionId));
        return { deletedSessionId: sessionId };
    }
    async revokeOtherSessions(ctx) {
        return { count: await revokeMyOtherSessions(signedIn(ctx)) };
    }
};
__decorate([
    Authorized(),
    Query(() => [AccountSession], {
        complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
        description: 'The viewer’s open sessions: this one first, then by last use; at most 50.',
    }),
    __param(0, Ctx())
], MySessionsResolver.prototype, "mySessions", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { deletedSessionId: [() => ID, 'The session that has ended.'] },
        complexity: 10,
        description: 'Ends one of the viewer’s sessions at once, sockets included. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RevokeSessionInput, { description: 'All there is to say.' }))
], MySessionsResolver.prototype, "revokeSession", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { count: [() => Int, 'How many sessions have ended.'] },
        complexity: 10,
        description: 'Ends all of the viewer’s sessions except this one; returns how many there were.',
    }),
    __param(0, Ctx())
], MySessionsResolver.prototype, "revokeOtherSessions", null);
MySessionsResolver = __decorate([
    Resolver()
], MySessionsResolver);
export { MySessionsResolver };
let AccountSessionFieldsResolver = class AccountSessionFieldsResolver {
    id({ uuid }) {
        return toGlobalId('Session', uuid);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque, begins with ses_.' }),
    __param(0, Root())
], AccountSessionFieldsResolver.prototype, "id", null);
AccountSessionFieldsResolver = __decorate([
    Resolver(() => AccountSession)
], AccountSessionFieldsResolver);
export { AccountSessionFieldsResolver };
//# sourceMappingURL=my-sessions.resolver.js.map