import { preload } from 'react-dom';

export const HERO_WIDE = '/images/hero-wide.webp';
export const HERO_TALL = '/images/hero-tall.webp';

/** Preloads the front page's photo along with the page's code: it is the largest contentful paint. */
export function preloadHero(): void {
  if (typeof window === 'undefined') return;
  const isWide = window.matchMedia('(min-width: 900px)').matches;
  preload(isWide ? HERO_WIDE : HERO_TALL, { as: 'image', fetchPriority: 'high' });
}
