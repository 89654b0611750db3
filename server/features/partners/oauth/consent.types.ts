import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';

/** Why a request cannot be answered to the app: nobody knows whose address it is. */
export enum ConsentProblem {
  APP_UNKNOWN = 'app_unknown',
  REDIRECT_UNKNOWN = 'redirect_unknown',
}

registerEnumType(ConsentProblem, {
  name: 'ConsentProblem',
  description: 'Why a request is shown as wrong and never answered to an app.',
  valuesConfig: {
    APP_UNKNOWN: { description: 'There is no such app, or not any more.' },
    REDIRECT_UNKNOWN: { description: 'The address is none of those that the app registered.' },
  },
});

@ObjectType({ description: 'An app as people see it before they allow it anything.' })
export class ConsentApp {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its website.' })
  website!: string;

  @Field(() => String, { description: 'Public name of the partner who registered it and gets the access.' })
  ownerName!: string;

  @Field(() => Boolean, { description: 'Whether the identity of its owner is verified.' })
  isOwnerVerified!: boolean;
}

@ObjectType({ description: 'What an app asks a person for.' })
export class ConsentRequest {
  @Field(() => ConsentApp, { nullable: true, description: 'The app; null with APP_UNKNOWN.' })
  app!: ConsentApp | null;

  @Field(() => [ApiScope], { description: 'What it asks for; empty when the request is wrong.' })
  scopes!: ApiScope[];

  @Field(() => ConsentProblem, { nullable: true, description: 'Why it cannot be answered; null: it can.' })
  problem!: ConsentProblem | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the browser goes when the request is wrong in another way, which the address reports to its app; else null.',
  })
  redirectTo!: string | null;
}

@ObjectType({ description: 'A request that was answered.' })
export class AnswerConsentRequestPayload {
  @Field(() => String, {
    description: 'Where the browser goes: an address of the app, with a code or with `access_denied`.',
  })
  redirectTo!: string;
}
