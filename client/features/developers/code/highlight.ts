/** The kind of a token, for its colour. */
export type TokenKind = 'string' | 'keyword' | 'number' | 'comment' | 'plain';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/* Alternatives by precedence; shell, TypeScript, JSON and GraphQL are similar enough for one table. */
const KINDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['comment', /(?:^|(?<=\s))(?:#|\/\/)[^\n]*|"""[\s\S]*?"""/],
  ['keyword', /"[^"\n]*"(?=\s*:)/],
  ['string', /`(?:\\.|[^`])*`|'[^']*'|"(?:\\.|[^"\\])*"/],
  [
    'keyword',
    /\b(?:await|const|let|import|from|new|return|throw|if|for|while|async|do|done|in|export|type|input|enum)\b/,
  ],
  ['number', /\b\d[\d_]*(?:\.\d+)?\b|\b(?:true|false|null)\b/],
];
const PATTERN = new RegExp(KINDS.map(([, { source }]) => `(${source})`).join('|'), 'gm');

/** Splits code into tokens of one colour each. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of code.matchAll(PATTERN)) {
    if (match.index > at) tokens.push({ kind: 'plain', text: code.slice(at, match.index) });
    const which = match.slice(1).findIndex((part) => part !== undefined);
    tokens.push({ kind: KINDS[which]?.[0] ?? 'plain', text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < code.length) tokens.push({ kind: 'plain', text: code.slice(at) });
  return tokens;
}
