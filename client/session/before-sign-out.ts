type Work = () => Promise<unknown>;

const works = new Set<Work>();

/** Has something done while the session still stands, when somebody signs out; answers what takes it back. */
export function beforeSignOut(work: Work): () => void {
  works.add(work);
  return () => void works.delete(work);
}

/** Ends once all of it was tried. */
export const finishBeforeSignOut = (): Promise<unknown> => Promise.allSettled([...works].map((work) => work()));
