var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
let MarkAllNotificationsReadInput = class MarkAllNotificationsReadInput {
    group;
};
__decorate([
    Field(() => NotificationGroup, { nullable: true, description: 'Only those of this group.' })
], MarkAllNotificationsReadInput.prototype, "group", void 0);
MarkAllNotificationsReadInput = __decorate([
    InputType({ description: 'Which notifications; all without a group.' })
], MarkAllNotificationsReadInput);
export { MarkAllNotificationsReadInput };
let MarkNotificationsReadInput = class MarkNotificationsReadInput {
    notificationIds;
};
__decorate([
    Field(() => [ID], { description: "At most 100 count; others than the viewer's are ignored." })
], MarkNotificationsReadInput.prototype, "notificationIds", void 0);
MarkNotificationsReadInput = __decorate([
    InputType({ description: 'Notifications that were read.' })
], MarkNotificationsReadInput);
export { MarkNotificationsReadInput };
//# sourceMappingURL=mark-read.inputs.js.map