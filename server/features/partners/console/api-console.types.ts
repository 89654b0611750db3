import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Which keys an installation makes. */
export enum ApiMode {
  TEST = 'test',
  LIVE = 'live',
}

registerEnumType(ApiMode, {
  name: 'ApiMode',
  description: 'Which keys an installation makes; neither ever works on the other.',
  valuesConfig: {
    TEST: { description: 'It has demo data, and nothing that is paid there is real.' },
    LIVE: { description: 'It is the real one.' },
  },
});

@ObjectType({ description: 'The points that calls are paid from.' })
export class ApiPoints {
  @Field(() => Int, { description: 'What is left.' })
  remaining!: number;

  @Field(() => Int, { description: 'What there is at most.' })
  limit!: number;

  @Field(() => Int, { description: 'What comes back each second.' })
  perSecond!: number;
}

@ObjectType({ description: 'What the console of a developer says beside keys, apps and webhooks.' })
export class ApiConsole {
  @Field(() => ApiMode, { description: 'Which keys this installation makes.' })
  mode!: ApiMode;

  @Field(() => Boolean, { description: 'Whether the viewer may make keys: live ones ask for a checked identity.' })
  canMakeKeys!: boolean;

  @Field(() => ApiPoints, {
    nullable: true,
    description: "What the viewer's keys have now, of the one with the fewest; null without a key.",
  })
  points!: ApiPoints | null;
}
