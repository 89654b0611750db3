/** Calls after each change of the page's language, in which the server renders its texts; returns the function that stops it. */
export function onPageLanguage(run: () => void): () => void {
  // The server renders a page in one language.
  if (typeof document === 'undefined') return () => undefined;
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
