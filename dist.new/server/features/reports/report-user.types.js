var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
let ReportUserPayload = class ReportUserPayload {
    code;
};
__decorate([
    Field(() => String, { description: 'The code of the report, e.g. PER-2026-000012.' })
], ReportUserPayload.prototype, "code", void 0);
ReportUserPayload = __decorate([
    ObjectType({ description: 'A report of a person was taken in.' })
], ReportUserPayload);
export { ReportUserPayload };
//# sourceMappingURL=report-user.types.js.map