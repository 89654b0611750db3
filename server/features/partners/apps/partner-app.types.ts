import { Field, ID, ObjectType } from 'type-graphql';
import { PartnerApp } from './partner-app.entity.js';

const SECRET = 'The secret of the app (`client_secret`). It is shown this once and cannot be read again.';

@ObjectType({ description: 'An app that was registered.' })
export class CreatePartnerAppPayload {
  @Field(() => PartnerApp, { description: 'The app; its id is its `client_id`.' })
  partnerApp!: PartnerApp;

  @Field(() => String, { nullable: true, description: `${SECRET} Null: a public app has none.` })
  secret!: string | null;
}

@ObjectType({ description: 'An app that was changed.' })
export class UpdatePartnerAppPayload {
  @Field(() => PartnerApp, { description: 'The app as it is now.' })
  partnerApp!: PartnerApp;
}

@ObjectType({ description: 'An app with another secret.' })
export class RotatePartnerAppSecretPayload {
  @Field(() => PartnerApp, { description: 'The app.' })
  partnerApp!: PartnerApp;

  @Field(() => String, { description: SECRET })
  secret!: string;
}

@ObjectType({ description: 'A deleted app.' })
export class DeletePartnerAppPayload {
  @Field(() => ID, { description: 'What its id was.' })
  deletedPartnerAppId!: string;
}
