const files = import.meta.glob<string>('./assets/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of a blog picture: of one of ours by its key, of one that was uploaded as it is; null for none. */
export const coverUrl = (cover: string | null): string | null =>
  cover?.startsWith('/') ? cover : (cover && files[`./assets/${cover}.webp`]) || null;
