import { globSync } from 'node:fs';
import path from 'node:path';
import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { Int } from 'type-graphql';
import { isUndoable, STAFF_ACTS, type StaffAct } from '../server/core/staff-acts.js';
import { PERSON_ACT_RULES } from '../server/features/admin/people/person.policy.js';
import { PersonAct } from '../server/features/admin/people/person.types.js';
import { REPORT_ACT_RULES } from '../server/features/admin/reports/staff-report.policy.js';
import { StaffReportAct } from '../server/features/admin/reports/staff-report.types.js';
import { SPACE_ACT_RULES } from '../server/features/admin/spaces/staff-space.policy.js';
import { StaffSpaceAct } from '../server/features/admin/spaces/staff-space.types.js';
import type { SpaceField } from '../server/features/spaces/fields/space-field.types.js';
import { clientBounds, clientReasons } from './client-bounds.js';
import { getSpaceField, spaceFieldNames } from '../server/features/spaces/fields/space-fields.js';

/** Tables in the first load of every page. */
const FIRST_LOAD = new Set([
  'cookieText',
  'pageBounds',
  'searchBounds',
  'searchFlags',
  'searchReals',
  'searchNumbers',
  'favoriteBounds',
]);

/** Tables of a few pages, which load with them; what is in neither set is in the chunk that every form needs. */
const RARE = new Set([
  'answerBounds',
  'apiLimits',
  'chargeBounds',
  'dataRequestBounds',
  'declaredValueSteps',
  'evidenceBounds',
  'feedBounds',
  'guaranteeBounds',
  'guaranteeLimits',
  'identityBounds',
  'misuseBounds',
  'notificationBounds',
  'phoneBounds',
  'policyBounds',
  'waitingBounds',
]);

/** Tables of claims, which the staff's log of every case names. */
const OF_CLAIMS = new Set(['claimBounds']);

/** Tables that only pages of the staff show. */
const OF_STAFF = new Set(['legalNoticeBounds', 'staffMoneyBounds', 'staffViewBounds']);

/** Files of client/generated made from tables of the server, so that shared facts are written once. */
export function clientTables(schema: GraphQLSchema): Readonly<Record<string, string>> {
  return {
    'space-fields.ts': tableFile('spaceFields', fieldsShown()),
    'first-bounds.ts': tablesFile((name) => FIRST_LOAD.has(name)),
    'bounds.ts': tablesFile((name) => ![FIRST_LOAD, RARE, OF_CLAIMS, OF_STAFF].some((names) => names.has(name))),
    'rare-bounds.ts': tablesFile((name) => RARE.has(name)),
    'claim-bounds.ts': tablesFile((name) => OF_CLAIMS.has(name)),
    'staff-bounds.ts': tablesFile((name) => OF_STAFF.has(name)),
    'reasons.ts': Object.entries(clientReasons)
      .map(([name, table]) => tableFile(name, table))
      .join('\n'),
    'space-fields.graphql': fieldFragments(schema),
    'undoable-acts.ts': tableFile('undoableActs', undoableActs()),
    'translations.ts': translations(),
  };
}

function tablesFile(isWanted: (name: string) => boolean): string {
  const wanted = Object.entries(clientBounds).filter(([name]) => isWanted(name));
  return wanted.map(([name, table]) => tableFile(name, table)).join('\n');
}

function tableFile(name: string, table: object): string {
  return `export const ${name} = ${JSON.stringify(table, null, 2)} as const;\n`;
}

/** The type of all texts: a namespace for each file of the Spanish catalogue. */
function translations(): string {
  const names = globSync('client/i18n/es/*.ts').map((file) => path.basename(file, '.ts'));
  names.sort();
  return [
    ...names.map((name) => `import type { messages as ${name} } from '../i18n/es/${name}';`),
    '',
    'export interface Translations {',
    ...names.map((name) => `  ${name}: typeof ${name};`),
    '}',
    '',
  ].join('\n');
}

/** The acts of the staff that wait before they are sent, by the enum that names them. */
function undoableActs(): object {
  const among = <Act extends string>(acts: Record<string, Act>, rules: Readonly<Record<Act, { by: StaffAct }>>) =>
    Object.entries(acts).flatMap(([name, act]) => (isUndoable(rules[act].by) ? [name] : []));
  return {
    PersonAct: among(PersonAct, PERSON_ACT_RULES),
    StaffSpaceAct: among(StaffSpaceAct, SPACE_ACT_RULES),
    StaffReportAct: among(StaffReportAct, REPORT_ACT_RULES),
    StaffAct: (Object.keys(STAFF_ACTS) as StaffAct[]).filter(isUndoable),
  };
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

/** All fields of the wizard, so that a new field needs no line in a document. */
function fieldFragments(schema: GraphQLSchema): string {
  const draft = schema.getType('SpaceDraft');
  if (!isObjectType(draft)) throw new Error('the schema has no type SpaceDraft');
  const fields = Object.values(draft.getFields())
    // Formatted amounts are next to the cents, for partners.
    .filter(({ type }) => getNamedType(type).name !== 'Money')
    .map(({ name, type }) => `  ${name}${selectionOf(type)}`);
  return ['fragment WizardDraft_draft on SpaceDraft {', ...fields, '}', ''].join('\n');
}

function selectionOf(type: GraphQLOutputType): string {
  if (isNonNullType(type) || isListType(type)) return selectionOf(type.ofType as GraphQLOutputType);
  return isObjectType(type) ? ` { ${Object.keys(type.getFields()).join(' ')} }` : '';
}
