var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { LONG_PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { findStaffPerson, listPeople } from './people.loaders.js';
import { previewMeasure } from './person-acts.js';
import { MeasurePreview } from './person-payloads.types.js';
import { MeasurePreviewInput, PeopleFilter } from './person.inputs.js';
import { Person, PersonConnection } from './person.types.js';
/** People, as the staff look them up. */
let PersonResolver = class PersonResolver {
    people(ctx, filter, page) {
        return listPeople(signedIn(ctx), filter ?? {}, page ?? {});
    }
    async person(ctx, id) {
        const parsed = parseGlobalId(id);
        return parsed?.type === 'Person' || parsed?.type === 'User' ? findStaffPerson(signedIn(ctx), parsed.uuid) : null;
    }
    measurePreview(ctx, input) {
        return previewMeasure(ctx, input);
    }
};
__decorate([
    AuthorizedStaff('SEE_PEOPLE'),
    Query(() => PersonConnection, {
        complexity: ({ args, childComplexity }) => 5 + pageSizeOf(args, 50) * (1 + childComplexity),
        description: 'Staff: people by a filter, newest account first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => PeopleFilter, { nullable: true, description: 'Which people; all by default.' })),
    __param(2, Args(() => LONG_PAGE_ARGS))
], PersonResolver.prototype, "people", null);
__decorate([
    AuthorizedStaff('SEE_PEOPLE'),
    Query(() => Person, {
        nullable: true,
        complexity: 10,
        description: 'Staff: a person by their id as a `Person` or a `User`; null when there is none.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'Of a person or a user.' }))
], PersonResolver.prototype, "person", null);
__decorate([
    AuthorizedStaff('WARN_PEOPLE'),
    Query(() => MeasurePreview, {
        complexity: 10,
        description: 'Staff: the mail that a person would get, in their language, from its real template. Errors: NOT_FOUND, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MeasurePreviewInput, { description: 'What is decided.' }))
], PersonResolver.prototype, "measurePreview", null);
PersonResolver = __decorate([
    Resolver()
], PersonResolver);
export { PersonResolver };
//# sourceMappingURL=person.resolver.js.map