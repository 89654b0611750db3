import type { Language } from '../../i18n/setup';

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** Countries with their names in a language, in its collation order. */
export function countriesIn(codes: readonly string[], language: Language): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
