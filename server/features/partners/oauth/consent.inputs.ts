import { Field, InputType } from 'type-graphql';

const optional = (description: string) => ({ nullable: true, description });

@InputType({ description: 'What an app asks for, as it stands in the address of the consent page.' })
export class ConsentRequestInput {
  @Field(() => String, optional('`client_id`: the app.'))
  clientId?: string | null;

  @Field(() => String, optional('`redirect_uri`: one of the addresses of the app, letter by letter.'))
  redirectUri?: string | null;

  @Field(() => String, optional('`response_type`: always `code`.'))
  responseType?: string | null;

  @Field(() => String, optional('`scope`: what it asks for, as `bookings:read`, separated by spaces.'))
  scope?: string | null;

  @Field(() => String, optional('`state`: comes back with the answer; up to 1,000 characters.'))
  state?: string | null;

  @Field(() => String, optional('`code_challenge` of PKCE.'))
  codeChallenge?: string | null;

  @Field(() => String, optional('`code_challenge_method`: always `S256`.'))
  codeChallengeMethod?: string | null;
}

@InputType({ description: 'What a person answers an app.' })
export class AnswerConsentRequestInput {
  @Field(() => ConsentRequestInput, { description: 'What the app asks for.' })
  request!: ConsentRequestInput;

  @Field(() => Boolean, { description: 'Whether the app may act for the viewer from now on.' })
  isAllowed!: boolean;
}
