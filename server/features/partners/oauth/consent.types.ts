import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';

/** Why a request gets no redirect: the redirect URI cannot be trusted. */
export enum ConsentProblem {
  APP_UNKNOWN = 'app_unknown',
  REDIRECT_UNKNOWN = 'redirect_unknown',
}

registerEnumType(ConsentProblem, {
  name: 'ConsentProblem',
  description: 'Why a request is shown as invalid and gets no redirect.',
  valuesConfig: {
    APP_UNKNOWN: { description: 'The app does not exist, or no longer.' },
    REDIRECT_UNKNOWN: { description: 'The redirect URI is not registered for the app.' },
  },
});

@ObjectType({ description: 'An app as people see it before they authorize it.' })
export class ConsentApp {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its website.' })
  website!: string;

  @Field(() => String, { description: 'Public name of the partner who registered it and gets access.' })
  ownerName!: string;

  @Field(() => Boolean, { description: 'Whether the identity of its owner is verified.' })
  isOwnerVerified!: boolean;
}

@ObjectType({ description: 'An app’s authorization request.' })
export class ConsentRequest {
  @Field(() => ConsentApp, { nullable: true, description: 'The app; null with APP_UNKNOWN.' })
  app!: ConsentApp | null;

  @Field(() => [ApiScope], { description: 'The requested scopes; empty when the request is invalid.' })
  scopes!: ApiScope[];

  @Field(() => ConsentProblem, { nullable: true, description: 'Why it gets no redirect; null when it does.' })
  problem!: ConsentProblem | null;

  @Field(() => String, {
    nullable: true,
    description: 'The redirect with an error when the request is otherwise invalid; else null.',
  })
  redirectTo!: string | null;
}
