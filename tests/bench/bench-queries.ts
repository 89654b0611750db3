import { globSync, readFileSync } from 'node:fs';
import { Kind, parse, print, visit, type DefinitionNode, type FragmentDefinitionNode } from 'graphql';
import { addDays } from '../../server/core/values/date-range.js';
import { Random } from '../../server/db/seed/random.js';
import { demoQuarters } from '../../server/db/seed/demo-data/demo-streets.js';

/** One call to measure, the classes of combinations it belongs to, and who is signed in. */
export interface Spec {
  readonly classes: readonly string[];
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly token?: string;
}

/** An operation of the client with the fragments it uses. */
export function clientOperation(name: string): string {
  const definitions = globSync('client/**/*.graphql').flatMap((file) => [
    ...parse(readFileSync(file, 'utf8')).definitions,
  ]);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION && node.name?.value === name);
  if (!operation) throw new Error(`the client has no operation ${name}`);
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const needed = new Map<string, DefinitionNode>();
  const collect = (node: DefinitionNode): void =>
    void visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || needed.has(value)) return;
        needed.set(value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return [operation, ...needed.values()].map((node) => print(node)).join('\n');
}

export const LIST = `query ($filter: SpaceFilter!, $sort: SpaceSort!, $first: Int!, $page: Int) {
  searchSpaces(filter: $filter, sort: $sort, first: $first, page: $page) { totalCount isCountCapped place { name lat lng }
    edges { node { id title type sizeM2 city district features accessMode is24h isInstantBook priceAllInCents pricePerM2Cents distanceM photoCount coverPhoto { url srcSetAvif srcSetWebp alt } } } } }`;

const SORTS = ['RECOMMENDED', 'PRICE', 'PRICE_PER_M2', 'DISTANCE', 'SIZE', 'NEWEST'];
const WORDS = [
  'seco',
  'ascensor',
  'bicicleta',
  'portón',
  'buhardilla ventana',
  'estantería',
  'Chamberí',
  'palés transpaleta',
];

/** Random combinations of filters, as the list alone and as the whole page with counts and map. */
export function searchSpecs(count: number, today: string): Spec[] {
  const random = new Random(42);
  const quarters = demoQuarters();
  const page = clientOperation('SearchPage');
  return Array.from({ length: count }, (_, index) => {
    const quarter = random.pick(quarters);
    const [place, where] = random.pick<readonly [string, Record<string, unknown>]>([
      ['anywhere', {}],
      ['city', { city: random.pick(['Madrid', 'Barcelona', 'Valencia', 'Bilbao']) }],
      ['postal code', { postalCode: quarter.postalCode }],
      [
        'map',
        {
          bounds: {
            south: quarter.lat - 0.03,
            north: quarter.lat + 0.03,
            west: quarter.lng - 0.04,
            east: quarter.lng + 0.04,
          },
        },
      ],
    ]);
    const from = addDays(today, random.int(1, 90));
    const text = random.chance(0.2) ? { text: random.pick(WORDS) } : {};
    const dates = random.chance(0.4) ? { from, to: addDays(from, random.int(30, 180)) } : {};
    const sort = random.pick(SORTS);
    const filter = {
      ...where,
      ...text,
      ...dates,
      ...(random.chance(0.4) ? { type: [random.pick(['STORAGE', 'GARAGE', 'ROOM', 'SHOP', 'WAREHOUSE'])] } : {}),
      ...(random.chance(0.35) ? { priceMaxCents: random.int(60, 300) * 100 } : {}),
      ...(random.chance(0.3) ? { sizeMinM2: random.int(3, 30) } : {}),
      ...(random.chance(0.15) ? { features: [random.pick(['DRY', 'LIFT', 'CAMERA', 'VEHICLE_DOOR'])] } : {}),
    };
    const isList = index % 2 === 0;
    const kind = isList ? 'list' : 'page';
    const isSecond = random.chance(0.2);
    const labels = [
      place,
      ...('text' in text ? ['text'] : []),
      ...('from' in dates ? ['dates'] : []),
      `by ${sort}`,
      ...(isSecond ? ['second page'] : []),
    ];
    return {
      classes: [`${kind}: all`, ...labels.map((label) => `${kind}: ${label}`)],
      query: isList ? LIST : page,
      variables: { filter, sort, first: 24, page: isSecond ? 2 : 1 },
    };
  });
}

/** The pages of these spaces. */
export function spaceSpecs(ids: readonly string[], today: string): Spec[] {
  const query = clientOperation('SpacePage');
  return ids.map((id) => ({ classes: ['space page'], query, variables: { id, from: today, to: addDays(today, 365) } }));
}
