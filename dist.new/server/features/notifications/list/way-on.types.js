var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
let NotificationWayOn = class NotificationWayOn {
    label;
    path;
};
__decorate([
    Field(() => String, { description: "Words of the button, in the caller's language." })
], NotificationWayOn.prototype, "label", void 0);
__decorate([
    Field(() => String, { description: 'Path of the site, beginning with a slash.' })
], NotificationWayOn.prototype, "path", void 0);
NotificationWayOn = __decorate([
    ObjectType({ description: 'Where a notification leads on, outside the dashboard.' })
], NotificationWayOn);
export { NotificationWayOn };
let NotificationGroupCount = class NotificationGroupCount {
    group;
    unread;
};
__decorate([
    Field(() => NotificationGroup, { description: 'The group.' })
], NotificationGroupCount.prototype, "group", void 0);
__decorate([
    Field(() => Int, { description: 'Number of unread ones; 0 in a group without any.' })
], NotificationGroupCount.prototype, "unread", void 0);
NotificationGroupCount = __decorate([
    ObjectType({ description: "How many of a group of the viewer's notifications are unread." })
], NotificationGroupCount);
export { NotificationGroupCount };
//# sourceMappingURL=way-on.types.js.map