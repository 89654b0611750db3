import type { Change } from './patch-libraries';

const FOLDER = '@chakra-ui/react/dist/esm/styled-system/';

/* Adds a generator beside the function of the same name; callers of the function still get everything at once. */
const withChunks = (name: string, parameters: string): Change => [
  `function ${name}(${parameters}) {\n`,
  `function ${name}(${parameters}) {
  const steps = ${name}.inChunks(${parameters});
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
${name}.inChunks = function* (${parameters}) {
`,
];

/**
 * Lets Chakra create its system in chunks, and rules that server-rendered pages already have only on demand: in one go it would block the
 * main thread of a phone.
 */
export const chakraInChunks: Readonly<Record<string, readonly Change[]>> = {
  [`${FOLDER}system.js`]: [
    // Resets, variables and base rules are a third of the work, and a server-rendered page has them in its style sheet.
    ['  const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];\n', ''],
    ['    _global,\n', '    get _global() { return [getPreflightCss(), getGlobalCss(), getTokenCss()]; },\n'],
    withChunks('createSystem', '...configs'),
    [
      '  const tokens = createTokenDictionary({\n',
      '  yield;\n  const tokens = yield* createTokenDictionary.inChunks({\n',
    ],
    ['  const utility = createUtility({\n', '  yield;\n  const utility = createUtility({\n'],
    ['  assignComposition();\n', '  yield;\n  assignComposition();\n'],
  ],
  [`${FOLDER}token-dictionary.js`]: [
    withChunks('createTokenDictionary', 'options'),
    ['  function build() {\n', '  function* build() {\n'],
    ...[
      'applyTransforms("pre")',
      'addConditionalTokens()',
      'addReferences()',
      'expandTokenReferences$1()',
      'applyMiddlewares("post")',
      'applyTransforms("post")',
      'setupViews()',
    ].map((call): Change => [`    ${call};\n`, `    yield;\n    ${call};\n`]),
    [
      '  registerMiddleware(...tokenMiddlewares);\n  build();\n',
      '  registerMiddleware(...tokenMiddlewares);\n  yield;\n  yield* build();\n',
    ],
  ],
};
