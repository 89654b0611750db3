var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { ConsentPurpose } from '../accounts/consent-codes.js';
let SetConsentInput = class SetConsentInput {
    purpose;
    isGranted;
};
__decorate([
    Field(() => ConsentPurpose, { description: 'What for.' })
], SetConsentInput.prototype, "purpose", void 0);
__decorate([
    Field(() => Boolean, { description: 'Granted or withdrawn.' })
], SetConsentInput.prototype, "isGranted", void 0);
SetConsentInput = __decorate([
    InputType({ description: 'What `setConsent` is called with.' })
], SetConsentInput);
export { SetConsentInput };
let OpenDataExportInput = class OpenDataExportInput {
    dataExportId;
};
__decorate([
    Field(() => ID, { description: 'The export.' })
], OpenDataExportInput.prototype, "dataExportId", void 0);
OpenDataExportInput = __decorate([
    InputType({ description: 'What `openDataExport` is called with.' })
], OpenDataExportInput);
export { OpenDataExportInput };
//# sourceMappingURL=privacy.inputs.js.map