import type { Translations } from '../generated/translations';

export type { Translations };

/** A file of `es/` and `en/`. */
export type Namespace = keyof Translations;

/** The type of a namespace's English file: the same keys as the Spanish one. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Translations;
  }
}
