const HERE = '/verify-identity';

/** Which view of the page the address names. */
export type View = { readonly name: 'overview' } | { readonly name: 'identity' } | { readonly name: 'space'; readonly spaceId: string };

/** The view of an address; anything unknown is the overview. */
export function viewOf(query: URLSearchParams): View {
  const spaceId = query.get('space');
  if (query.get('view') === 'identity') return { name: 'identity' };
  return query.get('view') === 'space' && spaceId ? { name: 'space', spaceId } : { name: 'overview' };
}

/** The address of a view. */
export function pathOf(view: View): string {
  if (view.name === 'overview') return HERE;
  return `${HERE}?${new URLSearchParams(view.name === 'space' ? { view: 'space', space: view.spaceId } : { view: 'identity' })}`;
}
