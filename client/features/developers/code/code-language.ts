import { useStore } from 'zustand';
import { createStoredStore } from '../../../state/stored-store';
import type { StoredKey } from '../../../state/stored-keys';
import { CODE_LANGUAGES, type CodeLanguage } from '../guides/examples/example';

/** Not among the app's storage keys: only these pages use it. */
const STORED_AS: StoredKey = { name: 'hueco_code_language', scope: 'tab' };

const read = (text: string): CodeLanguage => CODE_LANGUAGES.find((language) => language === text) ?? 'curl';
const store = createStoredStore<CodeLanguage>(STORED_AS, read, 'curl');

/** The language of all examples, and its setter. */
export const useCodeLanguage = (): [CodeLanguage, (language: CodeLanguage) => void] => [
  useStore(store),
  (language) => store.write(language),
];
