import { lazy, Suspense } from 'react';

const NotFound = lazy(() => import('./NotFound').then((file) => ({ default: file.NotFound })));

/** The not-found page, for pages that rarely show it: loaded on demand. */
export function LateNotFound() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
