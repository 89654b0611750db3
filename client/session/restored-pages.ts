import type { SessionManager } from './session-manager';

/** A page that the back button brings back as it was left: if somebody signed out or in meanwhile, it is loaded anew, unseen. */
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
