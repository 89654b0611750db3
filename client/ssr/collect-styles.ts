import type { EmotionCache } from '@emotion/cache';
import { css } from '@emotion/react';
import { system } from '../theme/system';

/** The styles of a rendered page. */
export interface RenderedStyles {
  /** The theme's rules and those of the page's parts: they stay for as long as the document does. */
  readonly rules: string;
  /** What Emotion knows these by, with spaces between. */
  readonly names: string;
  /** Rules for the document itself that some part of the page asks for, and takes away again when it goes. */
  readonly passing: readonly { readonly name: string; readonly rules: string }[];
}

/* Emotion names rules by their text. */
const THEMES = css(system()._global as Parameters<typeof css>[number]).name;

/** The styles that a rendered page uses, in the order in which they were made. */
export function collectStyles({ key, inserted, registered }: EmotionCache, markup: string): RenderedStyles {
  const used = new Set([...markup.matchAll(new RegExp(`\\b${key}-([\\w-]+)`, 'g'))].map(([, name]) => name ?? ''));
  const all = Object.entries(inserted).flatMap(([name, rules]) => (typeof rules === 'string' ? [{ name, rules }] : []));
  // What has no class is the document's.
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
