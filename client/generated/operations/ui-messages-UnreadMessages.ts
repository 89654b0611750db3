import type { TypedDocumentNode } from '@apollo/client';
import * as Apollo from '@apollo/client/react';
import type * as Types from '../graphql';
export const UnreadMessageCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadMessageCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessageCount"}}]}}],"id":"S1vmXXOZ07gE8vCxf4xpHA"} as unknown as TypedDocumentNode<Types.UnreadMessageCountQuery, Types.UnreadMessageCountQueryVariables>;
export const UnreadMessageCountChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnreadMessageCountChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessageCountChanged"}}]}}],"id":"C3hamuXK89yxV6gnuwpyRA"} as unknown as TypedDocumentNode<Types.UnreadMessageCountChangedSubscription, Types.UnreadMessageCountChangedSubscriptionVariables>;
export function useUnreadMessageCountQuery(options?: Apollo.useQuery.Options<Types.UnreadMessageCountQuery, Types.UnreadMessageCountQueryVariables> | Apollo.SkipToken): Apollo.useQuery.Result<Types.UnreadMessageCountQuery, Types.UnreadMessageCountQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return Apollo.useQuery(UnreadMessageCountDocument, options as never) as unknown as Apollo.useQuery.Result<Types.UnreadMessageCountQuery, Types.UnreadMessageCountQueryVariables, 'empty' | 'complete' | 'streaming'>;
}
export function useUnreadMessageCountLazyQuery(options?: Apollo.useLazyQuery.Options<Types.UnreadMessageCountQuery, Types.UnreadMessageCountQueryVariables>) {
  return Apollo.useLazyQuery<Types.UnreadMessageCountQuery, Types.UnreadMessageCountQueryVariables>(UnreadMessageCountDocument, options);
}
export function useUnreadMessageCountChangedSubscription(options?: Apollo.useSubscription.Options<Types.UnreadMessageCountChangedSubscription, Types.UnreadMessageCountChangedSubscriptionVariables>) {
  return Apollo.useSubscription<Types.UnreadMessageCountChangedSubscription, Types.UnreadMessageCountChangedSubscriptionVariables>(UnreadMessageCountChangedDocument, options as never);
}