import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as oneFilePerDocument } from './client/codegen/one-file-per-document.mjs';
import { preset as oneFilePerEnum } from './client/codegen/one-file-per-enum.mjs';

const scalars = {
  ID: 'string',
  LocalDate: 'string',
  DateTimeISO: 'string',
  JSONObject: 'Record<string, unknown>',
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'client/generated/schema.ts': {
      plugins: ['./client/codegen/schema-types.mjs'],
    },
    'client/generated/values/': {
      preset: oneFilePerEnum,
      plugins: ['./client/codegen/enum-values.mjs'],
    },
    'client/generated/graphql.ts': {
      preset: oneFilePerDocument,
      plugins: ['typescript-operations', './client/codegen/apollo-hooks.mjs'],
      config: {
        scalars,
        useTypeImports: true,
        enumType: 'string-literal',
        enumValues: './schema',
        defaultScalarType: 'unknown',
        inlineFragmentTypes: 'combine',
      },
    },
  },
};

export default config;
