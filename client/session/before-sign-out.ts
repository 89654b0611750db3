type Work = () => Promise<unknown>;

const works = new Set<Work>();

/** Registers work to do on sign-out while the session is still valid; returns the function that unregisters it. */
export function beforeSignOut(work: Work): () => void {
  works.add(work);
  return () => void works.delete(work);
}

/** Resolves once all of it was tried. */
export const finishBeforeSignOut = (): Promise<unknown> => Promise.allSettled([...works].map((work) => work()));
