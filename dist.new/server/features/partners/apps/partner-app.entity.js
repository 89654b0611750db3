var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { Node } from '../../../core/graphql/node.js';
/** Whether an app can keep a secret. */
export var PartnerAppKind;
(function (PartnerAppKind) {
    PartnerAppKind["PUBLIC"] = "public";
    PartnerAppKind["CONFIDENTIAL"] = "confidential";
})(PartnerAppKind || (PartnerAppKind = {}));
registerEnumType(PartnerAppKind, {
    name: 'PartnerAppKind',
    description: 'Whether an app can keep a secret.',
    valuesConfig: {
        PUBLIC: { description: 'Runs with its users, in a browser or on a phone: PKCE alone protects its codes.' },
        CONFIDENTIAL: { description: 'Runs on a server and proves itself with a secret, beside PKCE.' },
    },
});
/** A program of a partner that acts for other people with their consent. */
let PartnerApp = class PartnerApp {
    [EntityName];
    id;
    userId;
    name;
    website;
    kind;
    redirectUris;
    scopes;
    secretHash = null;
    oldSecretHash = null;
    oldSecretUntil = null;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], PartnerApp.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], PartnerApp.prototype, "userId", void 0);
__decorate([
    Field(() => String, { description: 'What people know it by, 1–60 characters.' }),
    Property({ type: 'text' })
], PartnerApp.prototype, "name", void 0);
__decorate([
    Field(() => String, { description: 'Its website, https.' }),
    Property({ type: 'text' })
], PartnerApp.prototype, "website", void 0);
__decorate([
    Field(() => PartnerAppKind, { description: 'Whether it can keep a secret.' }),
    Property({ type: 'text' })
], PartnerApp.prototype, "kind", void 0);
__decorate([
    Field(() => [String], { description: 'Where answers may be sent, compared letter by letter.' }),
    Property({ type: 'array' })
], PartnerApp.prototype, "redirectUris", void 0);
__decorate([
    Field(() => [ApiScope], { description: 'What it may ask people for.' }),
    Property({ type: 'array' })
], PartnerApp.prototype, "scopes", void 0);
__decorate([
    Property({ type: 'text', nullable: true, hidden: true })
], PartnerApp.prototype, "secretHash", void 0);
__decorate([
    Property({ type: 'text', nullable: true, hidden: true })
], PartnerApp.prototype, "oldSecretHash", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], PartnerApp.prototype, "oldSecretUntil", void 0);
__decorate([
    Field(() => Date, { description: 'When it was registered.' }),
    Property({ type: 'timestamptz' })
], PartnerApp.prototype, "createdAt", void 0);
PartnerApp = __decorate([
    ObjectType({
        description: 'A program of a partner that acts for other people with their consent (OAuth 2.1). Its id is its `client_id`.',
        implements: Node,
    }),
    Entity({ tableName: 'partner_apps' })
], PartnerApp);
export { PartnerApp };
//# sourceMappingURL=partner-app.entity.js.map