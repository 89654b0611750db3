import type { EmotionCache } from '@emotion/cache';
import { css } from '@emotion/react';
import { system } from '../theme/system';

/** The styles of a rendered page. */
export interface RenderedStyles {
  /** Rules of the theme and of the page's parts, which stay as long as the document does. */
  readonly rules: string;
  /** The names by which Emotion identifies these, separated by spaces. */
  readonly names: string;
  /** Global rules of some part of the page, removed when it is unmounted. */
  readonly passing: readonly { readonly name: string; readonly rules: string }[];
}

/* Emotion names rules by the hash of their text. */
const THEMES = css(system()._global as Parameters<typeof css>[number]).name;

/** The styles used by a rendered page, in the order in which they were created. */
export function collectStyles({ key, inserted, registered }: EmotionCache, markup: string): RenderedStyles {
  const used = new Set([...markup.matchAll(new RegExp(`\\b${key}-([\\w-]+)`, 'g'))].map(([, name]) => name ?? ''));
  const all = Object.entries(inserted).flatMap(([name, rules]) => (typeof rules === 'string' ? [{ name, rules }] : []));
  // Rules without a class are global.
  const documents = all.filter(({ name }) => registered[`${key}-${name}`] === undefined && !used.has(name));
  const isThemes = ({ name, rules }: { name: string; rules: string }): boolean =>
    name === THEMES || rules.startsWith('@keyframes');
  const lasting = [...documents.filter(isThemes), ...all.filter(({ name }) => used.has(name))];
  return {
    rules: lasting.map(({ rules }) => rules).join(''),
    names: lasting.map(({ name }) => name).join(' '),
    passing: documents
      .filter((part) => !isThemes(part))
      .map(({ name, rules }) => ({ name: `${key}-global ${name}`, rules })),
  };
}
