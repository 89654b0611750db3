import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** Who is shown a banner. */
export enum BannerAudience {
  ALL = 'all',
  RENTERS = 'renters',
  HOSTS = 'hosts',
}

registerEnumType(BannerAudience, {
  name: 'BannerAudience',
  description: 'Who is shown a banner.',
  valuesConfig: {
    ALL: { description: 'Everybody, visitors among them.' },
    RENTERS: { description: 'Signed-in renters.' },
    HOSTS: { description: 'Signed-in hosts.' },
  },
});

@ObjectType({ description: 'A line at the top of the pages.' })
export class ShownBanner {
  @Field(() => ID, { description: 'Its global id.' })
  id!: string;

  @Field(() => String, { description: 'What it says, in the language that was asked for; plain text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Where it leads: a page of ours; null: nowhere.' })
  path!: string | null;

  @Field(() => Boolean, { description: 'Whether it can be closed.' })
  isDismissible!: boolean;
}
