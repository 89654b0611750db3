import type { TypedDocumentNode } from '@apollo/client';
import * as Apollo from '@apollo/client/react';
import type * as Types from '../graphql';
export const PreparingAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreparingApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectedApps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]}}],"id":"UsvUbvkfbj-w5NnB5H1mxw"} as unknown as TypedDocumentNode<Types.PreparingAppQuery, Types.PreparingAppQueryVariables>;
export function usePreparingAppQuery(options?: Apollo.useQuery.Options<Types.PreparingAppQuery, Types.PreparingAppQueryVariables> | Apollo.SkipToken): Apollo.useQuery.Result<Types.PreparingAppQuery, Types.PreparingAppQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return Apollo.useQuery(PreparingAppDocument, options as never) as unknown as Apollo.useQuery.Result<Types.PreparingAppQuery, Types.PreparingAppQueryVariables, 'empty' | 'complete' | 'streaming'>;
}
export function usePreparingAppLazyQuery(options?: Apollo.useLazyQuery.Options<Types.PreparingAppQuery, Types.PreparingAppQueryVariables>) {
  return Apollo.useLazyQuery<Types.PreparingAppQuery, Types.PreparingAppQueryVariables>(PreparingAppDocument, options);
}