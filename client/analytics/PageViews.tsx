import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePath } from './page-path';
import { track } from './track';

/** Reports every opened page to analytics. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => void track({ event: 'page_view', path: pagePath(pathname) }), [pathname]);
  return null;
}
