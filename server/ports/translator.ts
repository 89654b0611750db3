import type { Locale } from '../core/values/locale.js';

/** Translates people's texts by an outside service. */
export interface Translator {
  /** The translated text. Rejects when the service is down, slow, or returns an implausible translation. */
  translate(text: string, languages: TranslationLanguages): Promise<string>;
}

export interface TranslationLanguages {
  readonly from: Locale;
  readonly to: Locale;
}
