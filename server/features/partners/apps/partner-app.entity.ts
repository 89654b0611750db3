import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { Node } from '../../../core/graphql/node.js';

/** Whether an app can keep a secret. */
export enum PartnerAppKind {
  PUBLIC = 'public',
  CONFIDENTIAL = 'confidential',
}

registerEnumType(PartnerAppKind, {
  name: 'PartnerAppKind',
  description: 'Whether an app can keep a secret.',
  valuesConfig: {
    PUBLIC: { description: 'Runs on its users’ devices, in a browser or on a phone: PKCE alone protects its codes.' },
    CONFIDENTIAL: { description: 'Runs on a server and authenticates with a secret, in addition to PKCE.' },
  },
});

/** A program of a partner that acts for other people with their consent. */
@ObjectType({
  description:
    'A program of a partner that acts for other people with their consent (OAuth 2.1). Its id is its `client_id`.',
  implements: Node,
})
@Entity({ tableName: 'partner_apps' })
export class PartnerApp {
  [EntityName]?: 'PartnerApp';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Its name as shown to people, 1–60 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Its website, https.' })
  @Property({ type: 'text' })
  website!: string;

  @Field(() => PartnerAppKind, { description: 'Whether it can keep a secret.' })
  @Property({ type: 'text' })
  kind!: PartnerAppKind;

  @Field(() => [String], { description: 'Its redirect URIs, compared exactly.' })
  @Property({ type: 'array' })
  redirectUris!: string[];

  @Field(() => [ApiScope], { description: 'The scopes that it may request.' })
  @Property({ type: 'array' })
  scopes!: ApiScope[];

  @Property({ type: 'text', nullable: true, hidden: true })
  secretHash: string | null = null;

  @Property({ type: 'text', nullable: true, hidden: true })
  oldSecretHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  oldSecretUntil: Date | null = null;

  /** When its secret was made; null when nobody has one that works. */
  @Property({ type: 'timestamptz', nullable: true, defaultRaw: 'now()' })
  secretMadeAt: Date | null = null;

  @Field(() => Date, { description: 'When it was registered.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
