import { lazy, Suspense } from 'react';

const NotFound = lazy(() => import('./NotFound').then((file) => ({ default: file.NotFound })));

/** The page of what is not there, for pages that rarely show it: its code comes when it is needed. */
export function LateNotFound() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
