var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
/** Whose calls are counted together. */
export var ApiUsageSource;
(function (ApiUsageSource) {
    ApiUsageSource["KEYS"] = "keys";
    ApiUsageSource["APPS"] = "apps";
})(ApiUsageSource || (ApiUsageSource = {}));
registerEnumType(ApiUsageSource, {
    name: 'ApiUsageSource',
    description: 'Whose calls are counted together.',
    valuesConfig: {
        KEYS: { description: "With the viewer's keys." },
        APPS: { description: 'Of the apps that the viewer registered, for everybody who consented.' },
    },
});
let ApiUsageOfDay = class ApiUsageOfDay {
    day;
    calls;
    errors;
    throttled;
};
__decorate([
    Field(() => LocalDate, { description: 'The day, in Madrid.' })
], ApiUsageOfDay.prototype, "day", void 0);
__decorate([
    Field(() => Int, { description: 'All calls, refused ones too.' })
], ApiUsageOfDay.prototype, "calls", void 0);
__decorate([
    Field(() => Int, { description: 'Calls that were answered with an error.' })
], ApiUsageOfDay.prototype, "errors", void 0);
__decorate([
    Field(() => Int, { description: 'Of the errors, calls that were turned away for lack of points (429).' })
], ApiUsageOfDay.prototype, "throttled", void 0);
ApiUsageOfDay = __decorate([
    ObjectType({ description: "Calls of a person's programs on one day." })
], ApiUsageOfDay);
export { ApiUsageOfDay };
let ApiUsage = class ApiUsage {
    days;
    calls;
    errors;
    pointsPerCall;
    p95Milliseconds;
};
__decorate([
    Field(() => [ApiUsageOfDay], { description: 'Every day of the time asked for, the oldest first; today last.' })
], ApiUsage.prototype, "days", void 0);
__decorate([
    Field(() => Int, { description: 'Calls of all days.' })
], ApiUsage.prototype, "calls", void 0);
__decorate([
    Field(() => Int, { description: 'Errors of all days.' })
], ApiUsage.prototype, "errors", void 0);
__decorate([
    Field(() => Number, { nullable: true, description: 'Points a call costs on average; null without calls.' })
], ApiUsage.prototype, "pointsPerCall", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Within how many milliseconds 95 of 100 calls were answered; null without calls.',
    })
], ApiUsage.prototype, "p95Milliseconds", void 0);
ApiUsage = __decorate([
    ObjectType({ description: "Calls of a person's programs, day by day." })
], ApiUsage);
export { ApiUsage };
//# sourceMappingURL=usage.types.js.map