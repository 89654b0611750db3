var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { transparencyReport } from './transparency.js';
import { TransparencyReport } from './transparency.types.js';
/** The numbers that the Digital Services Act asks a platform to publish. */
let TransparencyResolver = class TransparencyResolver {
    transparencyReport(ctx, halfYear) {
        return transparencyReport(ctx, halfYear);
    }
};
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => TransparencyReport, {
        nullable: true,
        description: 'How Hueco moderates, in numbers of half a year; null: none of that name. At most 30 seconds old.',
        complexity: ({ childComplexity }) => 10 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('halfYear', () => String, {
        nullable: true,
        description: 'Year and half, as `2026-2`; the running one by default.',
    }))
], TransparencyResolver.prototype, "transparencyReport", null);
TransparencyResolver = __decorate([
    Resolver()
], TransparencyResolver);
export { TransparencyResolver };
//# sourceMappingURL=transparency.resolver.js.map