import { isAbstractType, isEnumType } from 'graphql';

/** Writes every enum of the schema (its values and its type), and which types stand behind interfaces and unions. */
export const plugin = (schema) => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const enums = types.filter(isEnumType).map((type) => {
    const values = type.getValues().map((value) => `  '${value.name}',`);
    return [
      `export const ${type.name}Values = [`,
      ...values,
      '] as const;',
      `export type ${type.name} = (typeof ${type.name}Values)[number];`,
    ].join('\n');
  });
  const possible = types.filter(isAbstractType).map((type) => {
    const names = schema.getPossibleTypes(type).map((member) => `'${member.name}'`);
    return `  ${type.name}: [${names.join(', ')}],`;
  });
  return [...enums, ['export const possibleTypes = {', ...possible, '};'].join('\n')].join('\n\n');
};
