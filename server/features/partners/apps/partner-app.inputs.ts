import { Field, ID, InputType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { PartnerAppKind } from './partner-app.entity.js';

@InputType({ description: 'An app to be registered.' })
export class CreatePartnerAppInput {
  @Field(() => String, { description: 'What people know it by, 1–60 characters.' })
  name!: string;

  @Field(() => String, { description: 'Its website: https, up to 200 characters.' })
  website!: string;

  @Field(() => PartnerAppKind, { description: 'Whether it can keep a secret; it stays so.' })
  kind!: PartnerAppKind;

  @Field(() => [String], {
    description:
      'Where answers may be sent, 1–10: https, http on this machine, or a scheme of the app with a dot; up to 500 characters, no fragment.',
  })
  redirectUris!: string[];

  @Field(() => [ApiScope], { description: 'What it may ask people for, at least one; never WEBHOOKS.' })
  scopes!: ApiScope[];
}

@InputType({ description: 'An app to be changed; what is left out stays.' })
export class UpdatePartnerAppInput {
  @Field(() => ID, { description: 'An own app.' })
  partnerAppId!: string;

  @Field(() => String, { nullable: true, description: 'Its new name, 1–60 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Its new website: https, up to 200 characters.' })
  website?: string | null;

  @Field(() => [String], { nullable: true, description: 'Where answers may be sent from now on, 1–10.' })
  redirectUris?: string[] | null;

  @Field(() => [ApiScope], {
    nullable: true,
    description: 'What it may ask for from now on. A scope that is taken away ends at once for everybody.',
  })
  scopes?: ApiScope[] | null;
}

@InputType({ description: 'An app that is to get another secret.' })
export class RotatePartnerAppSecretInput {
  @Field(() => ID, { description: 'An own app with a secret.' })
  partnerAppId!: string;
}

@InputType({ description: 'An app that is to be removed with all that people allowed it.' })
export class DeletePartnerAppInput {
  @Field(() => ID, { description: 'An own app.' })
  partnerAppId!: string;
}
