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
import { CalendarFeedProblem } from './calendar-feed-types.js';
/** A calendar of another site whose busy days block a space. */
let CalendarFeed = class CalendarFeed {
    [EntityName];
    id;
    spaceId;
    /** Whoever has the address can read the calendar. */
    sealedAddress;
    name;
    problem;
    failingSince;
    lastReadAt;
    /** When the host was told of the present silence. */
    silenceNotifiedAt;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], CalendarFeed.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], CalendarFeed.prototype, "spaceId", void 0);
__decorate([
    Property({ type: 'text' })
], CalendarFeed.prototype, "sealedAddress", void 0);
__decorate([
    Field(() => String, { description: 'What the calendar calls itself, or its site; up to 80 characters.' }),
    Property({ type: 'text' })
], CalendarFeed.prototype, "name", void 0);
__decorate([
    Field(() => CalendarFeedProblem, {
        nullable: true,
        description: 'Why it could not be read the last time; the days read before stay. Null: it was read.',
    }),
    Property({ type: 'text', nullable: true })
], CalendarFeed.prototype, "problem", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Since when it cannot be read; null while it can.' }),
    Property({ type: 'timestamptz', nullable: true })
], CalendarFeed.prototype, "failingSince", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was last read without a problem.' }),
    Property({ type: 'timestamptz', nullable: true })
], CalendarFeed.prototype, "lastReadAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], CalendarFeed.prototype, "silenceNotifiedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], CalendarFeed.prototype, "createdAt", void 0);
CalendarFeed = __decorate([
    ObjectType({
        description: "A calendar of another site whose busy days block one of the viewer's spaces; read every 30 minutes.",
        implements: Node,
    }),
    Entity({ tableName: 'calendar_feeds' })
], CalendarFeed);
export { CalendarFeed };
//# sourceMappingURL=calendar-feed.entity.js.map