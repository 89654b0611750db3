import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { createIdentityClient, type IdentityClient } from '../../../apollo/client';
import { featurePolicies } from '../../cache-policies';
import type { ViewSession } from './view-session';

/** The Apollo client of a view: queries use its token, mutations are refused here already, and there are no subscriptions. */
export function createViewClient(session: ViewSession): IdentityClient {
  const made = createIdentityClient(session, featurePolicies);
  const refusing = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) return;
        const problem = { message: 'VIEW_READ_ONLY', extensions: { code: 'VIEW_READ_ONLY' } };
        observer.error(new CombinedGraphQLErrors({ errors: [problem] }));
      }),
  );
  const network = made.client.link;
  const isQuery = ({ operationType }: ApolloLink.Operation) => operationType === OperationTypeNode.QUERY;
  made.client.setLink(ApolloLink.split(isQuery, network, refusing));
  return made;
}
