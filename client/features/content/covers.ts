const files = import.meta.glob<string>('./assets/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of a blog picture by its key; null for none. */
export const coverUrl = (key: string | null): string | null => (key && files[`./assets/${key}.webp`]) || null;
