import { use, useLayoutEffect } from 'react';
import { useHistory, VisitContext } from './history-context';
import { scrollTo } from './scroll-restoration';

/**
 * Scrolls once a page is shown. It is inside the page's own boundary, so that it waits with it: what is scrolled to has
 * to be there. Once a visit: a part that comes late may hide the page for a moment.
 */
export function PageScroll(): null {
  const history = useHistory();
  const visit = use(VisitContext);
  useLayoutEffect(() => {
    const before = visit && history.show(visit);
    if (visit && visit !== before) scrollTo(visit, before === null);
  }, [history, visit]);
  return null;
}
