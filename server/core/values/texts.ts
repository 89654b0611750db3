import { createInstance } from 'i18next';
import { Locale } from './locale.js';

/** The type of a second language: the same keys as the first. */
export type SameKeys<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> };

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** Reads an entry of a catalogue in a language and fills its gaps (`{{name}}`) from the values. */
export type ReadTexts<T> = <Key extends keyof T & string>(key: Key, values: Values, locale: Locale) => T[Key];

/** Loads the catalogue of a feature in all languages. */
export function openCatalogue<T extends object>(catalogue: Readonly<Record<Locale, T>>): ReadTexts<T> {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    resources: Object.fromEntries(Object.entries(catalogue).map(([locale, texts]) => [locale, { texts }])),
    defaultNS: 'texts',
    // The mail layout escapes.
    interpolation: { escapeValue: false },
  });
  const translate = Object.fromEntries(Object.values(Locale).map((locale) => [locale, i18n.getFixedT(locale)]));
  return (key, values, locale) =>
    (translate[locale] as (key: string, options: object) => unknown)(key, {
      ...values,
      returnObjects: true,
    }) as T[typeof key];
}
