import { useStore } from 'zustand';
import { createStoredStore } from '../../../state/stored-store';
import type { StoredKey } from '../../../state/stored-keys';
import { CODE_LANGUAGES, type CodeLanguage } from '../guides/examples/example';

/** Not in the table that the app loads first: only these pages read it. */
const STORED_AS: StoredKey = { name: 'hueco_code_language', scope: 'tab' };

const read = (text: string): CodeLanguage => CODE_LANGUAGES.find((language) => language === text) ?? 'curl';
const store = createStoredStore<CodeLanguage>(STORED_AS, read, 'curl');

/** The language that all examples are shown in, and its change. */
export const useCodeLanguage = (): [CodeLanguage, (language: CodeLanguage) => void] => [
  useStore(store),
  (language) => store.write(language),
];
