import { useMemo } from 'react';
import { useStore } from 'zustand';
import { rememberedPerson } from '../../../session/tabs';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';
import { jsonStore } from './json-store';

type Hidden = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const readAll = (): Hidden => readJson<Hidden>(STORED.staffColumns) ?? {};

function readHidden(person: string, path: string): readonly string[] {
  const keys: unknown = readAll()[person]?.[path];
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
}

/** The columns of a list hidden in this browser, with a function to toggle one. */
export function useHiddenColumns(path: string) {
  const person = rememberedPerson() ?? '';
  const store = useMemo(() => jsonStore(STORED.staffColumns, () => readHidden(person, path)), [person, path]);
  const hidden = useStore(store);
  const toggle = (key: string): void => {
    const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
    const all = readAll();
    writeJson(STORED.staffColumns, { ...all, [person]: { ...all[person], [path]: next } });
  };
  return { hidden, toggle };
}
