import { useEffect, useState } from 'react';

const decoded = new Map<string, string>();

/** The data URL of a thumbhash's preview; its decoder loads with the first one. */
export function useThumbhash(hash: string | null | undefined): string | null {
  const [latest, setLatest] = useState<{ hash: string; address: string } | null>(null);
  useEffect(() => {
    if (!hash || decoded.has(hash)) return;
    let isCurrent = true;
    const decode = ({ thumbHashToDataURL }: typeof import('thumbhash')) => {
      if (!isCurrent) return;
      const address = thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)));
      decoded.set(hash, address);
      setLatest({ hash, address });
    };
    // Each in its own task: two dozen at once would block the main thread of a phone.
    void import('thumbhash').then((decoder) => setTimeout(decode, 0, decoder));
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  if (!hash) return null;
  return latest?.hash === hash ? latest.address : (decoded.get(hash) ?? null);
}
