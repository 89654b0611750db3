/** A filter, or the selected rows of what it matches. */
export type Chosen<Filter> = Filter & { readonly uuids?: readonly string[] };
