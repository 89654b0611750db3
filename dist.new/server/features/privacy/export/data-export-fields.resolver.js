var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { DataExport } from './data-export.entity.js';
let DataExportFieldsResolver = class DataExportFieldsResolver {
    id({ id }) {
        return toGlobalId('DataExport', id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with exp_.' }),
    __param(0, Root())
], DataExportFieldsResolver.prototype, "id", null);
DataExportFieldsResolver = __decorate([
    Resolver(() => DataExport)
], DataExportFieldsResolver);
export { DataExportFieldsResolver };
//# sourceMappingURL=data-export-fields.resolver.js.map