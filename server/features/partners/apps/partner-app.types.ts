import { Field, ObjectType } from 'type-graphql';
import { PartnerApp } from './partner-app.entity.js';

const SECRET = 'The secret of the app (`client_secret`). It is shown this once and cannot be read again.';

@ObjectType({ description: 'The result of registering an app.' })
export class CreatePartnerAppPayload {
  @Field(() => PartnerApp, { description: 'The app; its id is its `client_id`.' })
  partnerApp!: PartnerApp;

  @Field(() => String, { nullable: true, description: `${SECRET} Null for a public app.` })
  secret!: string | null;
}

@ObjectType({ description: 'The result of creating a new secret.' })
export class RotatePartnerAppSecretPayload {
  @Field(() => PartnerApp, { description: 'The app.' })
  partnerApp!: PartnerApp;

  @Field(() => String, { description: SECRET })
  secret!: string;
}
