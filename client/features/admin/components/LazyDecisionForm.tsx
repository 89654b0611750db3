import type { ObservableQuery } from '@apollo/client';
import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonRows } from '../../../ui/feedback/states';

const Form = lazy(() => import('./DecisionForm').then((file) => ({ default: file.DecisionForm })));

/** The form of a decision, loaded once one is chosen: a page is read more often than it is decided on. */
export function LazyDecisionForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<SkeletonRows count={2} />}>
      <Form {...props} />
    </Suspense>
  );
}

/** Options of a mutation that waits until queries are read again; that one cannot be read says nothing about what was saved. */
export const readAgain = (...names: string[]) => ({
  refetchQueries: names,
  onQueryUpdated: (query: ObservableQuery) =>
    names.includes(query.queryName ?? '') ? query.refetch().catch(() => undefined) : undefined,
});
