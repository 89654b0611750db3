var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType, ObjectType } from 'type-graphql';
import { ViewerAccount } from '../../accounts/viewer.type.js';
let SubscribeToPushInput = class SubscribeToPushInput {
    endpoint;
    p256dh;
    auth;
};
__decorate([
    Field(() => String, { description: 'Address of the push service: https at a public host, 1000 characters at most.' })
], SubscribeToPushInput.prototype, "endpoint", void 0);
__decorate([
    Field(() => String, { description: 'Public key of the browser, base64url.' })
], SubscribeToPushInput.prototype, "p256dh", void 0);
__decorate([
    Field(() => String, { description: 'Secret of the subscription, base64url.' })
], SubscribeToPushInput.prototype, "auth", void 0);
SubscribeToPushInput = __decorate([
    InputType({ description: "What the browser's PushManager answers: `subscription.toJSON()`." })
], SubscribeToPushInput);
export { SubscribeToPushInput };
let UnsubscribeFromPushInput = class UnsubscribeFromPushInput {
    endpoint;
};
__decorate([
    Field(() => String, { description: 'Address of the push service.' })
], UnsubscribeFromPushInput.prototype, "endpoint", void 0);
UnsubscribeFromPushInput = __decorate([
    InputType({ description: 'A subscription to end.' })
], UnsubscribeFromPushInput);
export { UnsubscribeFromPushInput };
let SubscribeToPushPayload = class SubscribeToPushPayload {
    viewer;
};
__decorate([
    Field(() => ViewerAccount, { description: 'The viewer.' })
], SubscribeToPushPayload.prototype, "viewer", void 0);
SubscribeToPushPayload = __decorate([
    ObjectType({ description: 'The viewer with one more browser that gets notifications.' })
], SubscribeToPushPayload);
export { SubscribeToPushPayload };
let UnsubscribeFromPushPayload = class UnsubscribeFromPushPayload {
    viewer;
};
__decorate([
    Field(() => ViewerAccount, { description: 'The viewer.' })
], UnsubscribeFromPushPayload.prototype, "viewer", void 0);
UnsubscribeFromPushPayload = __decorate([
    ObjectType({ description: 'The viewer without that browser.' })
], UnsubscribeFromPushPayload);
export { UnsubscribeFromPushPayload };
//# sourceMappingURL=push.types.js.map