import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

/** The JSON type of a scalar; dates and instants are strings. */
const SCALARS: Readonly<Record<string, string>> = {
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  JSONObject: 'Readonly<Record<string, unknown>>',
};

/** A schema as TypeScript declarations, for programs that need only the types. */
export function typesOf(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return `${types.map(declarationOf).filter(Boolean).join('\n\n')}\n`;
}

function declarationOf(type: GraphQLNamedType): string {
  const comment = commentOf(type.description);
  if (isScalarType(type)) return '';
  if (isEnumType(type))
    return `${comment}export type ${type.name} = ${type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ')};`;
  if (isUnionType(type))
    return `${comment}export type ${type.name} = ${type
      .getTypes()
      .map(({ name }) => name)
      .join(' | ')};`;
  const isInput = isInputObjectType(type);
  if (!isInput && !isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const isOptional = isInput && !isNonNullType(field.type);
    return `${commentOf(field.description, '  ')}  readonly ${field.name}${isOptional ? '?' : ''}: ${textOf(field.type)};`;
  });
  return `${comment}export interface ${type.name} {\n${fields.join('\n')}\n}`;
}

function textOf(type: GraphQLType): string {
  if (isNonNullType(type)) return bareTextOf(type.ofType);
  return `${bareTextOf(type)} | null`;
}

function bareTextOf(type: GraphQLType): string {
  if (isListType(type)) return `readonly (${textOf(type.ofType)})[]`;
  if (isNonNullType(type)) return bareTextOf(type.ofType);
  return isScalarType(type) ? (SCALARS[type.name] ?? 'string') : type.name;
}

const commentOf = (text: string | null | undefined, indent = ''): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n` : '';
