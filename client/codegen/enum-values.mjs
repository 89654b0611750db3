/** Writes all values of the enum named by `config.name`, in schema order. */
export const plugin = (schema, _documents, { name }) => {
  const values = schema.getType(name).getValues();
  return [
    `import type { ${name} } from '../schema';`,
    '',
    `export const ${name}Values = [`,
    ...values.map((value) => `  '${value.name}',`),
    `] as const satisfies readonly ${name}[];`,
  ].join('\n');
};
