var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The secret address of a space's busy days: its random part, without which no address opens. */
let CalendarShare = class CalendarShare {
    [EntityName];
    spaceId;
    shareId;
    createdAt;
    /** When another site last read it. */
    lastReadAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], CalendarShare.prototype, "spaceId", void 0);
__decorate([
    Property({ type: 'uuid' })
], CalendarShare.prototype, "shareId", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], CalendarShare.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], CalendarShare.prototype, "lastReadAt", void 0);
CalendarShare = __decorate([
    Entity({ tableName: 'calendar_shares' })
], CalendarShare);
export { CalendarShare };
//# sourceMappingURL=calendar-share.entity.js.map