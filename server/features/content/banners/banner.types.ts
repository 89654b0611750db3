import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** The audience of a banner. */
export enum BannerAudience {
  ALL = 'all',
  RENTERS = 'renters',
  HOSTS = 'hosts',
}

registerEnumType(BannerAudience, {
  name: 'BannerAudience',
  description: 'The audience of a banner.',
  valuesConfig: {
    ALL: { description: 'Everybody, visitors included.' },
    RENTERS: { description: 'Signed-in renters.' },
    HOSTS: { description: 'Signed-in hosts.' },
  },
});

@ObjectType({ description: 'A banner at the top of the pages.' })
export class ShownBanner {
  @Field(() => ID, { description: 'Its global id.' })
  id!: string;

  @Field(() => String, { description: 'The text, in the requested language; plain text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The link, a page of this site; null for none.' })
  path!: string | null;

  @Field(() => Boolean, { description: 'Whether it can be closed.' })
  isDismissible!: boolean;
}
