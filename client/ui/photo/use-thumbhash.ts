import { useEffect, useState } from 'react';

const decoded = new Map<string, string>();

/** The data address of a thumbhash's tiny picture; its decoder comes when the first one is shown. */
export function useThumbhash(hash: string | null | undefined): string | null {
  const [latest, setLatest] = useState<{ hash: string; address: string } | null>(null);
  useEffect(() => {
    if (!hash || decoded.has(hash)) return;
    let isCurrent = true;
    void import('thumbhash').then(({ thumbHashToDataURL }) => {
      const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
      const address = thumbHashToDataURL(bytes);
      decoded.set(hash, address);
      if (isCurrent) setLatest({ hash, address });
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  if (!hash) return null;
  return latest?.hash === hash ? latest.address : (decoded.get(hash) ?? null);
}
