import { useMemo } from 'react';
import type { SpokenLanguage } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';

/** The name of a language in the current language: "catalán". */
export function useLanguageNames(): (language: SpokenLanguage) => string {
  const { language: shown } = useFormats();
  return useMemo(() => {
    const names = new Intl.DisplayNames([shown], { type: 'language' });
    return (language) => names.of(language.toLowerCase()) ?? language;
  }, [shown]);
}
