var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { ContactInput } from './contact.inputs.js';
import { sendContactMessage } from './send-contact-message.js';
let ContactResolver = class ContactResolver {
    async sendContactMessage(ctx, input) {
        return { code: await sendContactMessage(ctx, input) };
    }
};
__decorate([
    Public(),
    PayloadMutation({
        payload: { code: [() => String, 'The code of the ticket, e.g. SUP-2026-000012.'] },
        complexity: 10,
        description: 'Opens a ticket of support and mails a receipt to the sender; returns its code, e.g. SUP-2026-000012. 5 an hour per IP. Errors: VALIDATION_FAILED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ContactInput, { description: 'The message.' }))
], ContactResolver.prototype, "sendContactMessage", null);
ContactResolver = __decorate([
    Resolver()
], ContactResolver);
export { ContactResolver };
//# sourceMappingURL=contact.resolver.js.map