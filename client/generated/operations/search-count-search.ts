import type { TypedDocumentNode } from '@apollo/client';
import * as Apollo from '@apollo/client/react';
import type * as Types from '../graphql';
export const CountSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CountSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCounted"}}]}}]}}],"id":"79OkOGuKvsIX1HRo3j8gfQ"} as unknown as TypedDocumentNode<Types.CountSearchMutation, Types.CountSearchMutationVariables>;
export function useCountSearchMutation(options?: Apollo.useMutation.Options<Types.CountSearchMutation, Types.CountSearchMutationVariables>) {
  return Apollo.useMutation<Types.CountSearchMutation, Types.CountSearchMutationVariables>(CountSearchDocument, options);
}