import type { TypedDocumentNode } from '@apollo/client';
import * as Apollo from '@apollo/client/react';
import type * as Types from '../graphql';
export const DashboardOnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardOnboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAsked"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]}}],"id":"Jiua4CZ5ZID_joxk0BpIoQ"} as unknown as TypedDocumentNode<Types.DashboardOnboardingQuery, Types.DashboardOnboardingQueryVariables>;
export function useDashboardOnboardingQuery(options?: Apollo.useQuery.Options<Types.DashboardOnboardingQuery, Types.DashboardOnboardingQueryVariables> | Apollo.SkipToken): Apollo.useQuery.Result<Types.DashboardOnboardingQuery, Types.DashboardOnboardingQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return Apollo.useQuery(DashboardOnboardingDocument, options as never) as unknown as Apollo.useQuery.Result<Types.DashboardOnboardingQuery, Types.DashboardOnboardingQueryVariables, 'empty' | 'complete' | 'streaming'>;
}
export function useDashboardOnboardingLazyQuery(options?: Apollo.useLazyQuery.Options<Types.DashboardOnboardingQuery, Types.DashboardOnboardingQueryVariables>) {
  return Apollo.useLazyQuery<Types.DashboardOnboardingQuery, Types.DashboardOnboardingQueryVariables>(DashboardOnboardingDocument, options);
}