var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** An e-mail address to be notified when a city opens. */
let WaitingListEntry = class WaitingListEntry {
    [EntityName];
    id;
    tokenHash;
    cityId;
    email;
    locale;
    /** Version of the privacy text that the form led to. */
    consentVersion;
    /** When the link of the mail was pressed; null until then. */
    confirmedAt;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], WaitingListEntry.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], WaitingListEntry.prototype, "tokenHash", void 0);
__decorate([
    Property({ type: 'smallint' })
], WaitingListEntry.prototype, "cityId", void 0);
__decorate([
    Property({ type: 'text' })
], WaitingListEntry.prototype, "email", void 0);
__decorate([
    Property({ type: 'text' })
], WaitingListEntry.prototype, "locale", void 0);
__decorate([
    Property({ type: 'text' })
], WaitingListEntry.prototype, "consentVersion", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], WaitingListEntry.prototype, "confirmedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], WaitingListEntry.prototype, "createdAt", void 0);
WaitingListEntry = __decorate([
    Entity({ tableName: 'waiting_list' })
], WaitingListEntry);
export { WaitingListEntry };
//# sourceMappingURL=waiting-list-entry.entity.js.map