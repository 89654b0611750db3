import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The server renders notifications, so a change of language refetches them. A failure is shown by the query itself. */
export function useInLanguage(refetch: () => Promise<unknown>): void {
  const { resolvedLanguage } = useTranslation().i18n;
  const spoken = useRef(resolvedLanguage);
  useEffect(() => {
    if (spoken.current === resolvedLanguage) return;
    spoken.current = resolvedLanguage;
    refetch().catch(() => undefined);
  }, [resolvedLanguage, refetch]);
}
