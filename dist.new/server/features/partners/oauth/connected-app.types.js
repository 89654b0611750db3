var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, ObjectType } from 'type-graphql';
let DisconnectAppInput = class DisconnectAppInput {
    connectedAppId;
};
__decorate([
    Field(() => ID, { description: 'The connected app.' })
], DisconnectAppInput.prototype, "connectedAppId", void 0);
DisconnectAppInput = __decorate([
    InputType({ description: 'An app that is to act for the viewer no longer.' })
], DisconnectAppInput);
export { DisconnectAppInput };
let DisconnectAppPayload = class DisconnectAppPayload {
    disconnectedAppId;
};
__decorate([
    Field(() => ID, { description: 'What its id was.' })
], DisconnectAppPayload.prototype, "disconnectedAppId", void 0);
DisconnectAppPayload = __decorate([
    ObjectType({ description: 'An app that was disconnected.' })
], DisconnectAppPayload);
export { DisconnectAppPayload };
//# sourceMappingURL=connected-app.types.js.map