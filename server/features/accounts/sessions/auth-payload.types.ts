import { Field, ObjectType } from 'type-graphql';
import { ViewerAccount } from '../viewer.types.js';

@ObjectType({ description: 'The tokens and the viewer of a session.' })
export class AuthPayload {
  @Field(() => String, { description: 'Sent as `Authorization: Bearer …`; to be kept in memory only.' })
  accessToken!: string;

  @Field(() => Date, { description: 'When the access token expires, 15 minutes after it was issued; refresh before.' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Only for clients that asked for it in the body; single use. Browsers have it in an httpOnly cookie.',
  })
  refreshToken!: string | null;

  @Field(() => ViewerAccount, { description: 'The signed-in user.' })
  viewer!: ViewerAccount;
}
