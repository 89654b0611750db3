var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
let AuditFilter = class AuditFilter {
    query;
    action;
    object;
    from;
    to;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Part of the name or the beginning of the e-mail address of whoever did it; 2–100 characters.',
    })
], AuditFilter.prototype, "query", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'What was done, `user.warned`, or all of one kind, `user`; 1–50 characters.',
    })
], AuditFilter.prototype, "action", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'What it was done to: the id of a person, a space, a booking or a payment, as the API gives it.',
    })
], AuditFilter.prototype, "object", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'On this day or later, Spanish time.' })
], AuditFilter.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Before this day, Spanish time.' })
], AuditFilter.prototype, "to", void 0);
AuditFilter = __decorate([
    InputType({ description: 'Which acts; everything given must hold.' })
], AuditFilter);
export { AuditFilter };
//# sourceMappingURL=audit.inputs.js.map