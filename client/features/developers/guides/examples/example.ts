/** The languages of the examples. */
export const CODE_LANGUAGES = ['curl', 'typescript'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Values of the examples, so that they run as copied. */
export interface ExampleValues {
  /** `https://hueco.es`. */
  readonly origin: string;
  /** A space that is free from `from` to `to`. */
  readonly spaceId: string;
  /** Half-open. */
  readonly from: string;
  readonly to: string;
}

/** One job in each language; an example continues the previous ones of its guide. */
export interface Example {
  readonly curl?: (values: ExampleValues) => string;
  readonly typescript?: (values: ExampleValues) => string;
  /** A response, for reading only. */
  readonly answer?: string;
}

/** A query by GET, which can be pasted into any shell. */
export const curlQuery = (origin: string, query: string, variables?: string): string =>
  [
    `curl -G ${origin}/graphql \\`,
    `  -H "Authorization: Bearer $HUECO_KEY" \\`,
    `  --data-urlencode 'query=${query}'${variables ? ' \\' : ''}`,
    ...(variables ? [`  --data-urlencode 'variables=${variables}'`] : []),
  ].join('\n');

/** A mutation by POST; `variables` is JSON. */
export const curlMutation = (origin: string, query: string, variables: string): string =>
  [
    `curl ${origin}/graphql \\`,
    `  -H "Authorization: Bearer $HUECO_KEY" \\`,
    `  --json '{`,
    `    "query": "${query}",`,
    `    "variables": ${variables}`,
    `  }'`,
  ].join('\n');
