var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { Notification } from './notification.entity.js';
import { ChangeKind } from './notification-entry.types.js';
export const NotificationEdge = edgeType(Notification, 'Notification');
let NotificationConnection = class NotificationConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [NotificationEdge], { description: 'Newest first.' })
], NotificationConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page.' })
], NotificationConnection.prototype, "pageInfo", void 0);
NotificationConnection = __decorate([
    ObjectType({ description: "A page of the viewer's notifications." })
], NotificationConnection);
export { NotificationConnection };
let NotificationChange = class NotificationChange {
    kind;
    notification;
};
__decorate([
    Field(() => ChangeKind, { description: 'Created or updated.' })
], NotificationChange.prototype, "kind", void 0);
__decorate([
    Field(() => Notification, { description: 'Its current state.' })
], NotificationChange.prototype, "notification", void 0);
NotificationChange = __decorate([
    ObjectType({ description: 'A created or updated notification of the viewer.' })
], NotificationChange);
export { NotificationChange };
//# sourceMappingURL=notification-connection.types.js.map