import { Suspense, type ReactNode } from 'react';
import { PageScroll } from '../router/PageScroll';
import { PageLoading } from './PageLoading';

/** What stands around every page: something to see while its code comes, and where it is scrolled to once it has. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<PageLoading />}>
      {children}
      <PageScroll />
    </Suspense>
  );
}
