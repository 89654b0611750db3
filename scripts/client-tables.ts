import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { Int } from 'type-graphql';
import type { SpaceField } from '../server/features/spaces/fields/space-field.types.js';
import { clientBounds } from './client-bounds.js';
import { getSpaceField, spaceFieldNames } from '../server/features/spaces/fields/space-fields.js';

/** Tables that the first load of every page has; the others come with the pages that need them. */
const FIRST_LOAD = new Set(['searchBounds', 'searchFlags', 'searchNumbers', 'favoriteBounds']);

/** Files of client/generated that come from tables of the server: what both sides need is typed once. */
export function clientTables(schema: GraphQLSchema): Readonly<Record<string, string>> {
  return {
    'space-fields.ts': tableFile('spaceFields', fieldsShown()),
    'first-bounds.ts': tablesFile((name) => FIRST_LOAD.has(name)),
    'bounds.ts': tablesFile((name) => !FIRST_LOAD.has(name)),
    'space-fields.graphql': fieldFragments(schema),
  };
}

function tablesFile(isWanted: (name: string) => boolean): string {
  const wanted = Object.entries(clientBounds).filter(([name]) => isWanted(name));
  return wanted.map(([name, table]) => tableFile(name, table)).join('\n');
}

function tableFile(name: string, table: object): string {
  return `export const ${name} = ${JSON.stringify(table, null, 2)} as const;\n`;
}

function fieldsShown(): object {
  const shown = spaceFieldNames.map((name) => [name, shownOf(getSpaceField(name))] as const);
  return Object.fromEntries(shown.filter(([, field]) => field.label ?? field.max));
}

function shownOf({ label, unit, bounds, type, empty }: SpaceField) {
  return {
    label,
    unit,
    ...bounds,
    isWhole: type === Int ? true : undefined,
    empty: typeof empty === 'number' ? empty : undefined,
  };
}

/** Everything the wizard holds, so that a new field needs no line in a document. */
function fieldFragments(schema: GraphQLSchema): string {
  const draft = schema.getType('SpaceDraft');
  if (!isObjectType(draft)) throw new Error('the schema has no type SpaceDraft');
  const fields = Object.values(draft.getFields())
    // Amounts stand beside their cents for partners.
    .filter(({ type }) => getNamedType(type).name !== 'Money')
    .map(({ name, type }) => `  ${name}${selectionOf(type)}`);
  return ['fragment WizardDraft_draft on SpaceDraft {', ...fields, '}', ''].join('\n');
}

function selectionOf(type: GraphQLOutputType): string {
  if (isNonNullType(type) || isListType(type)) return selectionOf(type.ofType as GraphQLOutputType);
  return isObjectType(type) ? ` { ${Object.keys(type.getFields()).join(' ')} }` : '';
}
