const HERE = '/verify-identity';

/** The view that the URL selects. */
export type View =
  | { readonly name: 'overview' }
  | { readonly name: 'identity' }
  | { readonly name: 'space'; readonly spaceId: string };

/** Parses the view from the URL; falls back to the overview. */
export function parseView(query: URLSearchParams): View {
  const spaceId = query.get('space');
  if (query.get('view') === 'identity') return { name: 'identity' };
  return query.get('view') === 'space' && spaceId ? { name: 'space', spaceId } : { name: 'overview' };
}

/** The URL of a view. */
export function toViewPath(view: View): string {
  if (view.name === 'overview') return HERE;
  return `${HERE}?${new URLSearchParams(view.name === 'space' ? { view: 'space', space: view.spaceId } : { view: 'identity' })}`;
}
