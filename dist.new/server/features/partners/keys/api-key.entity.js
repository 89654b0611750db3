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
/** A key by which a program acts for its owner, within its scopes. */
let ApiKey = class ApiKey {
    [EntityName];
    id;
    userId;
    name;
    mode;
    shownAs;
    secretHash;
    scopes;
    addresses;
    createdAt;
    expiresAt = null;
    lastUsedAt = null;
    revokedAt = null;
    replacedAt = null;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ApiKey.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], ApiKey.prototype, "userId", void 0);
__decorate([
    Field(() => String, { description: 'What its owner calls it, 1–60 characters.' }),
    Property({ type: 'text' })
], ApiKey.prototype, "name", void 0);
__decorate([
    Property({ type: 'text' })
], ApiKey.prototype, "mode", void 0);
__decorate([
    Field(() => String, { description: 'Its first and last characters, to recognise it by.' }),
    Property({ type: 'text' })
], ApiKey.prototype, "shownAs", void 0);
__decorate([
    Property({ type: 'text', hidden: true })
], ApiKey.prototype, "secretHash", void 0);
__decorate([
    Field(() => [ApiScope], { description: 'What it may be used for.' }),
    Property({ type: 'array' })
], ApiKey.prototype, "scopes", void 0);
__decorate([
    Field(() => [String], { description: 'IP addresses or networks (CIDR) it may be used from; empty: from anywhere.' }),
    Property({ type: 'array' })
], ApiKey.prototype, "addresses", void 0);
__decorate([
    Field(() => Date, { description: 'When it was made.' }),
    Property({ type: 'timestamptz' })
], ApiKey.prototype, "createdAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it stops working; null: never by itself.' }),
    Property({ type: 'timestamptz', nullable: true })
], ApiKey.prototype, "expiresAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was last used, to the minute; null: never.' }),
    Property({ type: 'timestamptz', nullable: true })
], ApiKey.prototype, "lastUsedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ApiKey.prototype, "revokedAt", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'When another key took its place; it works until `expiresAt`. Null: it is in use.',
    }),
    Property({ type: 'timestamptz', nullable: true })
], ApiKey.prototype, "replacedAt", void 0);
ApiKey = __decorate([
    ObjectType({ description: 'A key by which a program acts for its owner, within its scopes.', implements: Node }),
    Entity({ tableName: 'api_keys' })
], ApiKey);
export { ApiKey };
//# sourceMappingURL=api-key.entity.js.map