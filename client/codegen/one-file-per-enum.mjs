import path from 'node:path';
import { isEnumType } from 'graphql';

/**
 * Writes the values of each enum into a file of their own: those of a page travel with its chunk, and not with the first load.
 * @type {import('@graphql-codegen/plugin-helpers').Types.OutputPreset}
 */
export const preset = {
  buildGeneratesSection: ({ baseOutputDir, schema, schemaAst, pluginMap, plugins }) =>
    Object.values(schemaAst.getTypeMap())
      .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
      .map(({ name }) => ({
        schema,
        schemaAst,
        pluginMap,
        documents: [],
        config: { name },
        filename: path.join(baseOutputDir, `${name}.ts`),
        plugins,
      })),
};
