import { Field, ObjectType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { Role } from '../../core/roles.js';

@ObjectType('Viewer', { description: 'The signed-in user, with private data.' })
export class ViewerAccount {
  readonly uuid!: string;

  @Field(() => String, { description: 'The address they sign in with, in lower case.' })
  email!: string;

  @Field(() => String, { description: 'Name and surnames as entered.' })
  fullName!: string;

  @Field(() => [Role], { description: 'The roles they have, one or several.' })
  roles!: Role[];

  @Field(() => Boolean, { description: 'Whether the address is confirmed.' })
  isEmailVerified!: boolean;

  @Field(() => Locale, { description: 'The language of their e-mails.' })
  locale!: Locale;

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt!: Date;
}
