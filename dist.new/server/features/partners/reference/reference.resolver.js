var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { Locale } from '../../../core/values/locale.js';
import { API_CHANGES } from './api-changes.js';
import { referenceOf } from './make-reference.js';
import { ApiChangeEntry, ApiReference } from './reference.types.js';
/** What the developers' pages show of the API. */
let ReferenceResolver = class ReferenceResolver {
    apiReference({ schema }, name) {
        return referenceOf(schema, name);
    }
    apiChanges({ locale }) {
        return API_CHANGES.map(({ date, kind, es, en }) => ({ date, kind, text: locale === Locale.EN ? en : es }));
    }
};
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => ApiReference, {
        complexity: 5,
        description: 'The reference of the public part of the API.',
    }),
    __param(0, Info()),
    __param(1, Arg('name', () => String, { description: 'Of the operation or type whose entry is wanted.' }))
], ReferenceResolver.prototype, "apiReference", null);
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => [ApiChangeEntry], {
        complexity: 2,
        description: 'What changed in the public part of the API, newest first.',
    }),
    __param(0, Ctx())
], ReferenceResolver.prototype, "apiChanges", null);
ReferenceResolver = __decorate([
    Resolver()
], ReferenceResolver);
export { ReferenceResolver };
//# sourceMappingURL=reference.resolver.js.map