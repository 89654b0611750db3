import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentProps } from 'react';

const RangeCalendar = lazy(() => import('./RangeCalendar').then((module) => ({ default: module.RangeCalendar })));

/** The calendar, loaded with the first one shown. */
export function LazyRangeCalendar(props: ComponentProps<typeof RangeCalendar>) {
  return (
    <Suspense fallback={<Skeleton h="22rem" w="full" />}>
      <RangeCalendar {...props} />
    </Suspense>
  );
}
