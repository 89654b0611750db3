import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

/** A deprecated part of a schema. */
export interface Deprecated {
  /** `Type.field` or `Type.VALUE`. */
  readonly path: string;
  /** The day from which it may be removed, YYYY-MM-DD; null if not stated. */
  readonly removedOn: string | null;
}

const DAY = /; removed (\d{4}-\d{2}-\d{2})\.$/;

/** All deprecated parts of a schema, by path. */
export function deprecatedIn(schema: GraphQLSchema): Deprecated[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const parts = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).flatMap((field) => [
            field,
            ...field.args.map((arg) => ({ ...arg, name: `${field.name}.${arg.name}` })),
          ])
        : isInputObjectType(type)
          ? Object.values(type.getFields())
          : [];
    return parts
      .filter(({ deprecationReason }) => deprecationReason != null)
      .map(({ name, deprecationReason }) => ({
        path: `${type.name}.${name}`,
        removedOn: DAY.exec(deprecationReason ?? '')?.[1] ?? null,
      }));
  });
}

/** The broken promises of a schema against a released one: undeclared removals, and removals before the stated day. */
export async function brokenPromises(
  released: GraphQLSchema,
  schema: GraphQLSchema,
  { declared, today }: { readonly declared: ReadonlySet<string>; readonly today: string },
): Promise<string[]> {
  const announced = new Map(deprecatedIn(released).map(({ path, removedOn }) => [path, removedOn]));
  const breaking = (await diff(released, schema)).filter(
    ({ criticality }) => criticality.level === CriticalityLevel.Breaking,
  );
  return breaking.flatMap(({ type, path = '', message }) => {
    if (!declared.has(path)) return [message];
    const day = announced.get(path) ?? null;
    const isInTime = !type.endsWith('_REMOVED') || (day !== null && day <= today);
    return isInTime ? [] : [`${path} is gone before its day (${day ?? 'none was named'})`];
  });
}
