var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ApiChangeKind } from './api-changes.js';
/** What an entry of the reference is about. */
export var ApiEntryKind;
(function (ApiEntryKind) {
    ApiEntryKind["QUERY"] = "query";
    ApiEntryKind["MUTATION"] = "mutation";
    ApiEntryKind["SUBSCRIPTION"] = "subscription";
    ApiEntryKind["TYPE"] = "type";
})(ApiEntryKind || (ApiEntryKind = {}));
registerEnumType(ApiEntryKind, {
    name: 'ApiEntryKind',
    description: 'What an entry of the reference is about.',
    valuesConfig: {
        QUERY: { description: 'It reads.' },
        MUTATION: { description: 'It changes something.' },
        SUBSCRIPTION: { description: 'It tells of changes over a WebSocket.' },
        TYPE: { description: 'What the others take or answer.' },
    },
});
registerEnumType(ApiChangeKind, {
    name: 'ApiChangeKind',
    description: 'What a change of the API means to who built on it.',
    valuesConfig: {
        NEW: { description: 'Something more can be done.' },
        CHANGED: { description: 'Something is done otherwise.' },
        RETIRED: { description: 'Something will be gone, on a day that is named.' },
        FIXED: { description: 'Something was wrong.' },
    },
});
let ApiEntryName = class ApiEntryName {
    name;
    kind;
};
__decorate([
    Field(() => String, { description: 'As it is called.' })
], ApiEntryName.prototype, "name", void 0);
__decorate([
    Field(() => ApiEntryKind, { description: 'What it is.' })
], ApiEntryName.prototype, "kind", void 0);
ApiEntryName = __decorate([
    ObjectType({ description: 'An operation that the reference describes.' })
], ApiEntryName);
export { ApiEntryName };
let ApiArgument = class ApiArgument {
    name;
    type;
    description;
};
__decorate([
    Field(() => String, { description: 'Its name.' })
], ApiArgument.prototype, "name", void 0);
__decorate([
    Field(() => String, { description: 'Its type as the schema writes it, with its default.' })
], ApiArgument.prototype, "type", void 0);
__decorate([
    Field(() => String, { description: 'What it means, in English as in the schema.' })
], ApiArgument.prototype, "description", void 0);
ApiArgument = __decorate([
    ObjectType({ description: 'An argument of an operation.' })
], ApiArgument);
export { ApiArgument };
let ApiEntry = class ApiEntry extends ApiEntryName {
    scope;
    description;
    arguments;
    errors;
    definition;
    types;
};
__decorate([
    Field(() => ApiScope, { nullable: true, description: 'The scope that it needs; null: any key.' })
], ApiEntry.prototype, "scope", void 0);
__decorate([
    Field(() => String, { description: 'What it does, in English as in the schema.' })
], ApiEntry.prototype, "description", void 0);
__decorate([
    Field(() => [ApiArgument], { description: 'What it takes; nothing of a type.' })
], ApiEntry.prototype, "arguments", void 0);
__decorate([
    Field(() => [String], { description: 'Codes of errors that it names.' })
], ApiEntry.prototype, "errors", void 0);
__decorate([
    Field(() => String, { description: 'The type that it answers, or the type itself, as the schema writes it.' })
], ApiEntry.prototype, "definition", void 0);
__decorate([
    Field(() => [String], { description: 'Types that are named in it.' })
], ApiEntry.prototype, "types", void 0);
ApiEntry = __decorate([
    ObjectType({ description: 'An operation or a type of the public part of the API, made from its schema.' })
], ApiEntry);
export { ApiEntry };
let ApiChangeEntry = class ApiChangeEntry {
    date;
    kind;
    text;
};
__decorate([
    Field(() => LocalDate, { description: 'Its day.' })
], ApiChangeEntry.prototype, "date", void 0);
__decorate([
    Field(() => ApiChangeKind, { description: 'What it means to who built on it.' })
], ApiChangeEntry.prototype, "kind", void 0);
__decorate([
    Field(() => String, { description: 'What changed, in the language of the call.' })
], ApiChangeEntry.prototype, "text", void 0);
ApiChangeEntry = __decorate([
    ObjectType({ description: 'A change of the public part of the API.' })
], ApiChangeEntry);
export { ApiChangeEntry };
let ApiReference = class ApiReference {
    operations;
    entry;
};
__decorate([
    Field(() => [ApiEntryName], { description: 'Every operation, queries first, by name.' })
], ApiReference.prototype, "operations", void 0);
__decorate([
    Field(() => ApiEntry, { nullable: true, description: 'The entry that was asked for; null when there is none.' })
], ApiReference.prototype, "entry", void 0);
ApiReference = __decorate([
    ObjectType({ description: 'The reference of the public part of the API, made from its schema.' })
], ApiReference);
export { ApiReference };
//# sourceMappingURL=reference.types.js.map