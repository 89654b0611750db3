import path from 'node:path';
import { moduleName } from './names.mjs';

/* Documents come in the order of their paths, and generated ones may lie in another folder while the committed files are checked. */
const generatedFirst = (documents) => {
  const isGenerated = ({ location }) => moduleName(location).startsWith('generated-');
  return [...documents.filter(isGenerated), ...documents.filter((source) => !isGenerated(source))];
};

const isTypes = (plugin) => 'typescript-operations' in plugin;

/**
 * Types go into one file, documents and hooks into one file per `.graphql` file, which the first passes on by name:
 * so a page's documents travel with the page's chunk and not with the first load.
 * @type {import('@graphql-codegen/plugin-helpers').Types.OutputPreset}
 */
export const preset = {
  buildGeneratesSection: ({ baseOutputDir, config, documents: found, pluginMap, plugins, schema, schemaAst }) => {
    const documents = generatedFirst(found);
    const folder = path.join(path.dirname(baseOutputDir), 'operations');
    const common = { schema, schemaAst, pluginMap };
    const passesOn = plugins
      .filter((plugin) => !isTypes(plugin))
      .map((plugin) => ({ [Object.keys(plugin)[0]]: { passesOn: true } }));
    return [
      { ...common, config, documents, filename: baseOutputDir, plugins: [...plugins.filter(isTypes), ...passesOn] },
      ...documents.map((source) => ({
        ...common,
        config: { allDocuments: documents.map((file) => file.document) },
        documents: [source],
        filename: path.join(folder, `${moduleName(source.location)}.ts`),
        plugins: plugins.filter((plugin) => !isTypes(plugin)),
        skipDocumentsValidation: true,
      })),
    ];
  },
};
