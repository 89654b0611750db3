var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { Node } from '../../../core/graphql/node.js';
/** What a person allows an app, until a day or until they end it. */
let AppGrant = class AppGrant {
    [EntityName];
    id;
    appId;
    userId;
    scopes;
    consentedAt;
    expiresAt;
    lastUsedAt = null;
    revokedAt = null;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], AppGrant.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], AppGrant.prototype, "appId", void 0);
__decorate([
    Property({ type: 'uuid' })
], AppGrant.prototype, "userId", void 0);
__decorate([
    Field(() => [ApiScope], { description: 'What it may do.' }),
    Property({ type: 'array' })
], AppGrant.prototype, "scopes", void 0);
__decorate([
    Field(() => Date, { description: 'When the person last consented.' }),
    Property({ type: 'timestamptz' })
], AppGrant.prototype, "consentedAt", void 0);
__decorate([
    Field(() => Date, { description: 'When the consent ends by itself.' }),
    Property({ type: 'timestamptz' })
], AppGrant.prototype, "expiresAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the app last called, to the minute; null: never.' }),
    Property({ type: 'timestamptz', nullable: true })
], AppGrant.prototype, "lastUsedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], AppGrant.prototype, "revokedAt", void 0);
AppGrant = __decorate([
    ObjectType('ConnectedApp', { description: 'An app that acts for a person, by their consent.', implements: Node }),
    Entity({ tableName: 'app_grants' })
], AppGrant);
export { AppGrant };
//# sourceMappingURL=app-grant.entity.js.map