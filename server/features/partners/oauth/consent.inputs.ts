import { Field, InputType } from 'type-graphql';
import { some } from '../../../core/graphql/field-options.js';

@InputType({ description: 'An app’s authorization request, from the URL of the consent page.' })
export class ConsentRequestInput {
  @Field(() => String, some('`client_id`: the app.'))
  clientId?: string | null;

  @Field(() => String, some('`redirect_uri`: one of the addresses of the app, letter by letter.'))
  redirectUri?: string | null;

  @Field(() => String, some('`response_type`: always `code`.'))
  responseType?: string | null;

  @Field(() => String, some('`scope`: what it asks for, as `bookings:read`, separated by spaces.'))
  scope?: string | null;

  @Field(() => String, some('`state`: comes back with the answer; up to 1,000 characters.'))
  state?: string | null;

  @Field(() => String, some('`code_challenge` of PKCE.'))
  codeChallenge?: string | null;

  @Field(() => String, some('`code_challenge_method`: always `S256`.'))
  codeChallengeMethod?: string | null;
}

@InputType({ description: 'A person’s answer to an authorization request.' })
export class AnswerConsentRequestInput {
  @Field(() => ConsentRequestInput, { description: 'The authorization request.' })
  request!: ConsentRequestInput;

  @Field(() => Boolean, { description: 'Whether the app may act for the viewer from now on.' })
  isAllowed!: boolean;
}
