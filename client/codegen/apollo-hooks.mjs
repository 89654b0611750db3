import { Kind } from 'graphql';
import { exportsOf, moduleName, typeName } from './names.mjs';
import { idOf, textOf, withFragments } from './trusted-documents.mjs';

const DOCUMENT_TYPE = 'TypedDocumentNode';

const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );

/* Lists that are empty on most nodes: omitting them means the same, and they are a fifth of the file. */
const OFTEN_EMPTY = new Set(['arguments', 'directives', 'variableDefinitions']);

const printDocument = (document) =>
  JSON.stringify(document, (key, value) =>
    key === 'loc' || (OFTEN_EMPTY.has(key) && value.length === 0) ? undefined : value,
  );

function documentConstant(definition, fragments) {
  const name = typeName(definition.name.value);
  const document = { kind: Kind.DOCUMENT, definitions: withFragments(definition, fragments) };
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const source = printDocument(document);
    return `export const ${name}FragmentDoc = ${source} as unknown as ${DOCUMENT_TYPE}<Types.${name}Fragment, unknown>;`;
  }
  const type = `${name}${typeName(definition.operation)}`;
  const source = printDocument({ ...document, id: idOf(textOf(document)) });
  return `export const ${name}Document = ${source} as unknown as ${DOCUMENT_TYPE}<Types.${type}, Types.${type}Variables>;`;
}

/* The result is annotated without the "partial" state: data is then the whole answer or undefined, never DeepPartial. */
const queryHooks = (name, isRequired) => {
  const types = `Types.${name}Query, Types.${name}QueryVariables`;
  const result = `Apollo.useQuery.Result<${types}, 'empty' | 'complete' | 'streaming'>`;
  const options = `Apollo.useQuery.Options<${types}>`;
  const given = isRequired
    ? `options: (${options} & { variables: Types.${name}QueryVariables }) | Apollo.SkipToken`
    : `options?: ${options} | Apollo.SkipToken`;
  return [
    `export function use${name}Query(${given}): ${result} {`,
    `  return Apollo.useQuery(${name}Document, options as never) as unknown as ${result};`,
    '}',
    `export function use${name}LazyQuery(options?: Apollo.useLazyQuery.Options<${types}>) {`,
    `  return Apollo.useLazyQuery<${types}>(${name}Document, options);`,
    '}',
  ];
};

const mutationHook = (name) => {
  const types = `Types.${name}Mutation, Types.${name}MutationVariables`;
  return [
    `export function use${name}Mutation(options?: Apollo.useMutation.Options<${types}>) {`,
    `  return Apollo.useMutation<${types}>(${name}Document, options);`,
    '}',
  ];
};

const subscriptionHook = (name) => {
  const types = `Types.${name}Subscription, Types.${name}SubscriptionVariables`;
  return [
    `export function use${name}Subscription(options?: Apollo.useSubscription.Options<${types}>) {`,
    `  return Apollo.useSubscription<${types}>(${name}Document, options as never);`,
    '}',
  ];
};

const hooksOf = (operation) => {
  const name = typeName(operation.name.value);
  if (operation.operation === 'query') return queryHooks(name, needsVariables(operation));
  return operation.operation === 'mutation' ? mutationHook(name) : subscriptionHook(name);
};

const definitionsOf = (documents) => documents.flatMap((document) => document.definitions);
const isOperation = (definition) => definition.kind === Kind.OPERATION_DEFINITION;

/** Writes the documents of one `.graphql` file and a typed Apollo Client 4 hook for each operation; or, for the types' file, passes them on. */
export const plugin = (_schema, documents, config) => {
  if (config.passesOn) {
    const lines = documents.map(
      ({ document, location }) =>
        `export { ${exportsOf(document).join(', ')} } from './operations/${moduleName(location)}';`,
    );
    return { prepend: ["export type * from './schema';"], content: lines.join('\n') };
  }
  const fragments = new Map(
    definitionsOf(config.allDocuments)
      .filter((node) => !isOperation(node))
      .map((node) => [node.name.value, node]),
  );
  const definitions = definitionsOf(documents.map((file) => file.document));
  const operations = definitions.filter(isOperation);
  return {
    prepend: [
      `import type { ${DOCUMENT_TYPE} } from '@apollo/client';`,
      ...(operations.length ? ["import * as Apollo from '@apollo/client/react';"] : []),
      "import type * as Types from '../graphql';",
    ],
    content: [
      ...definitions.map((definition) => documentConstant(definition, fragments)),
      ...operations.flatMap(hooksOf),
    ].join('\n'),
  };
};
