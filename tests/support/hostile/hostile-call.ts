/** The limits of a caller. */
export interface Size {
  readonly bytes: number;
  readonly tokens: number;
}

/** One operation as it is sent. */
export interface HostileCall {
  readonly query: string;
  readonly operationName?: string;
  /** JSON. */
  readonly variables?: string;
}

/** The JSON of a call over HTTP. */
export function bodyOf({ query, operationName, variables }: HostileCall): string {
  return `{"query":${JSON.stringify(query)}${operationName ? `,"operationName":${JSON.stringify(operationName)}` : ''}${variables ? `,"variables":${variables}` : ''}}`;
}

export const DOCUMENT = {
  filter: 'query ($f: SpaceFilter) { searchSpaces(filter: $f) { totalCount } }',
  nodes: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
} as const;

/** A text of a given number of bytes. */
export const upTo = (bytes: number, pattern = 'x'): string =>
  pattern.repeat(Math.floor(bytes / Buffer.byteLength(pattern)));

/** The parts that fit into the tokens and bytes of a call, joined by a space. */
export function fill({ bytes, tokens }: Size, tokensEach: number, part: (i: number) => string): string {
  const count = Math.min(Math.floor(tokens / tokensEach), Math.floor(bytes / (Buffer.byteLength(part(1000)) + 1)));
  return Array.from({ length: count }, (_, i) => part(i)).join(' ');
}
