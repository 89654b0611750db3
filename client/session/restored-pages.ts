import type { SessionManager } from './session-manager';

/** Reloads a page from the back/forward cache, before it is seen, if someone has signed out or in meanwhile. */
export function watchRestoredPages(
  session: SessionManager,
  reload: () => void = () => window.location.reload(),
): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (session.isOutdated()) {
      document.documentElement.hidden = true;
      reload();
    } else void session.renew();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
