/** A filter, or only these of what it finds: rows that were selected in a list. */
export type Chosen<Filter> = Filter & { readonly uuids?: readonly string[] };
