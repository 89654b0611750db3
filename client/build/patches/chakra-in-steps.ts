import type { Change } from './patch-libraries';

const FOLDER = '@chakra-ui/react/dist/esm/styled-system/';

/* A generator beside the function of the same name: whoever calls the function gets all of it at once, as ever. */
const withSteps = (name: string, parameters: string): Change => [
  `function ${name}(${parameters}) {\n`,
  `function ${name}(${parameters}) {
  const steps = ${name}.inSteps(${parameters});
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
${name}.inSteps = function* (${parameters}) {
`,
];

/** Lets Chakra make a system in steps, and what a drawn page never asks for only when somebody asks: at once it would hold a phone up. */
export const chakraInSteps: Readonly<Record<string, readonly Change[]>> = {
  [`${FOLDER}system.js`]: [
    // Resets, variables and base rules are a third of the work, and a page that the server drew has them in its style sheet.
    ['  const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];\n', ''],
    ['    _global,\n', '    get _global() { return [getPreflightCss(), getGlobalCss(), getTokenCss()]; },\n'],
    withSteps('createSystem', '...configs'),
    [
      '  const tokens = createTokenDictionary({\n',
      '  yield;\n  const tokens = yield* createTokenDictionary.inSteps({\n',
    ],
    ['  const utility = createUtility({\n', '  yield;\n  const utility = createUtility({\n'],
    ['  assignComposition();\n', '  yield;\n  assignComposition();\n'],
  ],
  [`${FOLDER}token-dictionary.js`]: [
    withSteps('createTokenDictionary', 'options'),
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
