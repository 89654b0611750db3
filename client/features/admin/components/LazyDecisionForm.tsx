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
