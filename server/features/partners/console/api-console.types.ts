import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The kind of keys that an installation issues. */
export enum ApiMode {
  TEST = 'test',
  LIVE = 'live',
}

registerEnumType(ApiMode, {
  name: 'ApiMode',
  description: 'The kind of keys that an installation issues; neither ever works on the other.',
  valuesConfig: {
    TEST: { description: 'It has demo data, and its payments are not real.' },
    LIVE: { description: 'It is the production installation.' },
  },
});

@ObjectType({ description: 'The cost bucket that calls are charged to.' })
export class ApiPoints {
  @Field(() => Int, { description: 'The remaining points.' })
  remaining!: number;

  @Field(() => Int, { description: 'Its size.' })
  limit!: number;

  @Field(() => Int, { description: 'The points restored per second.' })
  perSecond!: number;
}

@ObjectType({ description: 'Data of the developer console besides keys, apps and webhooks.' })
export class ApiConsole {
  @Field(() => ApiMode, { description: 'The kind of keys that this installation issues.' })
  mode!: ApiMode;

  @Field(() => Boolean, { description: 'Whether the viewer may create keys: live ones require a verified identity.' })
  canMakeKeys!: boolean;

  @Field(() => ApiPoints, {
    nullable: true,
    description: 'The bucket of the viewer’s key with the fewest points left; null without a key.',
  })
  points!: ApiPoints | null;
}
