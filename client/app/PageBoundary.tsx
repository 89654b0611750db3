import { Suspense, type ReactNode } from 'react';
import { PageScroll } from '../router/PageScroll';
import { PageLoading } from './PageLoading';

/** Around every page: a placeholder while its code loads, and the scroll position once it has. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<PageLoading />}>
      {children}
      <PageScroll />
    </Suspense>
  );
}
