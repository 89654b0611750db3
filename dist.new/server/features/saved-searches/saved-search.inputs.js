var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { SpaceFilter } from '../search/search.inputs.js';
import { AlertCadence } from './alert-cadence.js';
let SaveSearchInput = class SaveSearchInput {
    filter;
    name;
    cadence;
};
__decorate([
    Field(() => SpaceFilter, { description: 'A filter as for `searchSpaces`, with at least one field set.' })
], SaveSearchInput.prototype, "filter", void 0);
__decorate([
    Field(() => String, { description: 'Its name, 1–60 characters.' })
], SaveSearchInput.prototype, "name", void 0);
__decorate([
    Field(() => AlertCadence, {
        nullable: true,
        defaultValue: AlertCadence.AT_ONCE,
        description: 'How often to be notified of new matches.',
    })
], SaveSearchInput.prototype, "cadence", void 0);
SaveSearchInput = __decorate([
    InputType({ description: 'A search to save.' })
], SaveSearchInput);
export { SaveSearchInput };
let ChangeSavedSearchInput = class ChangeSavedSearchInput {
    id;
    name;
    cadence;
};
__decorate([
    Field(() => ID, { description: 'The saved search.' })
], ChangeSavedSearchInput.prototype, "id", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Its name, 1–60 characters.' })
], ChangeSavedSearchInput.prototype, "name", void 0);
__decorate([
    Field(() => AlertCadence, { nullable: true, description: 'How often to be notified of new matches.' })
], ChangeSavedSearchInput.prototype, "cadence", void 0);
ChangeSavedSearchInput = __decorate([
    InputType({ description: 'Changes of a saved search; fields that are left out stay as they are.' })
], ChangeSavedSearchInput);
export { ChangeSavedSearchInput };
let MarkSavedSearchSeenInput = class MarkSavedSearchSeenInput {
    savedSearchId;
};
__decorate([
    Field(() => ID, { description: 'The saved search.' })
], MarkSavedSearchSeenInput.prototype, "savedSearchId", void 0);
MarkSavedSearchSeenInput = __decorate([
    InputType({ description: 'What `markSavedSearchSeen` is called with.' })
], MarkSavedSearchSeenInput);
export { MarkSavedSearchSeenInput };
let RemoveSavedSearchInput = class RemoveSavedSearchInput {
    savedSearchId;
};
__decorate([
    Field(() => ID, { description: 'The saved search.' })
], RemoveSavedSearchInput.prototype, "savedSearchId", void 0);
RemoveSavedSearchInput = __decorate([
    InputType({ description: 'What `removeSavedSearch` is called with.' })
], RemoveSavedSearchInput);
export { RemoveSavedSearchInput };
let StopSavedSearchAlertsInput = class StopSavedSearchAlertsInput {
    token;
};
__decorate([
    Field(() => String, { description: 'The token in the link.' })
], StopSavedSearchAlertsInput.prototype, "token", void 0);
StopSavedSearchAlertsInput = __decorate([
    InputType({ description: 'What `stopSavedSearchAlerts` is called with.' })
], StopSavedSearchAlertsInput);
export { StopSavedSearchAlertsInput };
//# sourceMappingURL=saved-search.inputs.js.map