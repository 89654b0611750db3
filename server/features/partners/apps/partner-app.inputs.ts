import { Field, ID, InputType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { PartnerAppKind } from './partner-app.entity.js';

@InputType({ description: 'An app to register.' })
export class CreatePartnerAppInput {
  @Field(() => String, { description: 'Its name as shown to people, 1–60 characters.' })
  name!: string;

  @Field(() => String, { description: 'Its website: https, up to 200 characters.' })
  website!: string;

  @Field(() => PartnerAppKind, { description: 'Whether it can keep a secret; cannot be changed.' })
  kind!: PartnerAppKind;

  @Field(() => [String], {
    description:
      'Its redirect URIs, 1–10: https, http on localhost, or a custom scheme with a dot; up to 500 characters, no fragment.',
  })
  redirectUris!: string[];

  @Field(() => [ApiScope], { description: 'The scopes that it may request, at least one; never WEBHOOKS.' })
  scopes!: ApiScope[];

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}

@InputType({ description: 'An app to change; omitted fields stay.' })
export class UpdatePartnerAppInput {
  @Field(() => ID, { description: 'An own app.' })
  partnerAppId!: string;

  @Field(() => String, { nullable: true, description: 'Its new name, 1–60 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Its new website: https, up to 200 characters.' })
  website?: string | null;

  @Field(() => [String], { nullable: true, description: 'Its new redirect URIs, 1–10.' })
  redirectUris?: string[] | null;

  @Field(() => [ApiScope], {
    nullable: true,
    description: 'The scopes that it may request from now on. A removed scope ends at once for everybody.',
  })
  scopes?: ApiScope[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'The password of the account; required when the redirect URIs or the scopes change.',
  })
  password?: string | null;
}

@InputType({ description: 'An app to get a new secret.' })
export class RotatePartnerAppSecretInput {
  @Field(() => ID, { description: 'An own app with a secret.' })
  partnerAppId!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the previous secrets end at once, as after a leak; false by default: the previous one works for 24 more hours.',
  })
  endsPrevious?: boolean | null;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}

@InputType({ description: 'An app to delete with all its consents.' })
export class DeletePartnerAppInput {
  @Field(() => ID, { description: 'An own app.' })
  partnerAppId!: string;
}
