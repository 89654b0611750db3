import { lazy, Suspense } from 'react';
import { tryNamespaces } from '../../i18n/setup';
import { SkeletonRows } from '../feedback/states';

const ProhibitedGoodsNote = lazy(async () => {
  const [file] = await Promise.all([import('./ProhibitedGoodsNote'), tryNamespaces(['prohibitedGoods'])]);
  return { default: file.ProhibitedGoodsNote };
});

/** Prohibited goods, within a form; text and list load after the form. */
export function LazyProhibitedGoodsNote() {
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <ProhibitedGoodsNote />
    </Suspense>
  );
}
