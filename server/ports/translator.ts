import type { Locale } from '../core/values/locale.js';

/** Puts texts of people into the other language, by an outside service. */
export interface Translator {
  /** The text in another language. Fails when the service is away, slow, or answers what cannot be a translation. */
  translate(text: string, languages: TranslationLanguages): Promise<string>;
}

export interface TranslationLanguages {
  readonly from: Locale;
  readonly to: Locale;
}
