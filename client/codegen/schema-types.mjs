import { isAbstractType, isEnumType, visit } from 'graphql';

/**
 * Writes every enum of the schema as a type, and which types stand behind the interfaces and unions that a document
 * has a fragment on: the cache asks for no others, and every page loads the list.
 */
export const plugin = (schema, documents) => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const enums = types.filter(isEnumType).map((type) => {
    const values = type.getValues().map((value) => `  | '${value.name}'`);
    return `export type ${type.name} =\n${values.join('\n')};`;
  });
  const named = namedConditions(documents);
  const possible = types
    .filter((type) => isAbstractType(type) && named.has(type.name))
    .map((type) => {
      const names = schema.getPossibleTypes(type).map((member) => `'${member.name}'`);
      return `  ${type.name}: [${names.join(', ')}],`;
    });
  return [...enums, ['export const possibleTypes = {', ...possible, '};'].join('\n')].join('\n\n');
};

/** The types used by fragments of the documents. */
function namedConditions(documents) {
  const named = new Set();
  const add = ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value));
  for (const { document } of documents) visit(document, { FragmentDefinition: add, InlineFragment: add });
  return named;
}
