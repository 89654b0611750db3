/** The languages that examples are written in. */
export const CODE_LANGUAGES = ['curl', 'typescript'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** What the examples are filled with, so that they run as they are copied. */
export interface ExampleValues {
  /** `https://hueco.es`. */
  readonly origin: string;
  /** A space that is free from `from` to `to`. */
  readonly spaceId: string;
  /** Half-open. */
  readonly from: string;
  readonly to: string;
}

/** One job in the languages that partners write; each piece goes on from those before it in its guide. */
export interface Example {
  readonly curl?: (values: ExampleValues) => string;
  readonly typescript?: (values: ExampleValues) => string;
  /** What comes back, to be read and not to be run. */
  readonly answer?: string;
}

/** A query by GET, which pastes into any shell. */
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
