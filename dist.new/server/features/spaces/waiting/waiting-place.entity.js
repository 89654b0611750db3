var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { WaitingState } from './waiting-place-types.js';
/** Somebody waits for taken days of a space. */
let WaitingPlace = class WaitingPlace {
    [EntityName];
    id;
    userId;
    spaceId;
    startsOn;
    endsOn;
    /** The days as a half-open range; computed by the database. */
    period;
    isRolling;
    state;
    priorityUntil;
    /** The order of the list: whoever misses their turn goes to its end. */
    queuedAt;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], WaitingPlace.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], WaitingPlace.prototype, "userId", void 0);
__decorate([
    Property({ type: 'uuid' })
], WaitingPlace.prototype, "spaceId", void 0);
__decorate([
    Field(() => LocalDate, { name: 'from', description: 'First day.' }),
    Property({ type: 'date' })
], WaitingPlace.prototype, "startsOn", void 0);
__decorate([
    Property({ type: 'date' })
], WaitingPlace.prototype, "endsOn", void 0);
__decorate([
    Property({ type: 'text', columnType: 'daterange', nullable: true, persist: false, lazy: true })
], WaitingPlace.prototype, "period", void 0);
__decorate([
    Property({ type: 'boolean' })
], WaitingPlace.prototype, "isRolling", void 0);
__decorate([
    Field(() => WaitingState, { description: 'Where the viewer stands.' }),
    Property({ type: 'text' })
], WaitingPlace.prototype, "state", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Until when nobody else can book the days; only of OFFERED.' }),
    Property({ type: 'timestamptz', nullable: true })
], WaitingPlace.prototype, "priorityUntil", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], WaitingPlace.prototype, "queuedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], WaitingPlace.prototype, "createdAt", void 0);
WaitingPlace = __decorate([
    ObjectType({ description: "The viewer's place in the waiting list for days of a space.", implements: Node }),
    Entity({ tableName: 'waiting_places' })
], WaitingPlace);
export { WaitingPlace };
//# sourceMappingURL=waiting-place.entity.js.map