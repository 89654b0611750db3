import { Field, ObjectType } from 'type-graphql';
import { ViewerAccount } from '../viewer.type.js';

@ObjectType({ description: 'A session, as a client needs it.' })
export class AuthPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`; keep it in memory only.' })
  accessToken!: string;

  @Field(() => Date, { description: 'When the access token ends, 15 minutes after it was made; refresh before.' })
  expiresAt!: Date;

  @Field(() => String, { nullable: true, description: 'Only for clients that asked for it in the body: works once. Browsers have it in a cookie no script can read.' })
  refreshToken!: string | null;

  @Field(() => ViewerAccount, { description: 'Who is signed in.' })
  viewer!: ViewerAccount;
}
