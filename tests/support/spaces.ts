import sharp, { type Sharp } from 'sharp';
import { parseGlobalId } from '../../server/core/graphql/global-id.js';
import { createAccount, signInAs, signInAsAdmin } from './accounts.js';
import type { GraphqlClient } from './graphql-client.js';
import type { TestApp } from './test-app.js';

/** All seven days, around the clock. */
export const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 }));

const DECLARATIONS = ['OWNER_OR_AUTHORISED', 'COMMUNITY_ALLOWS', 'NO_DWELLING', 'BUILDING_INSURANCE_TOLD', 'DATA_TRUE'];

/** A complete wizard except for the pictures. */
export function wholeDraft(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    address: 'Calle de Fuencarral 45',
    city: 'Madrid',
    postalCode: '28004',
    lat: 40.4258,
    lng: -3.7012,
    floor: '-1',
    door: 'T-14',
    type: 'STORAGE',
    title: 'Trastero seco en Malasaña',
    sizeM2: 6,
    description:
      'Trastero limpio y sin humedad en el sótano de la finca. Hay ascensor. Se llega con carro desde la calle.',
    heightM: 2.4,
    features: ['DRY', 'LIGHT', 'LIFT'],
    humidity: 'NONE',
    allowedGoods: ['BOXES', 'FURNITURE'],
    priceMonthCents: 7000,
    minDays: 30,
    discount90Percent: 5,
    discount180Percent: 10,
    discount365Percent: 15,
    deposit: 'HALF',
    cancellationPolicy: 'FLEXIBLE',
    isTrader: false,
    taxProfile: 'PARTICULAR',
    accessMode: 'AUTONOMOUS',
    accessHours: ALL_DAY,
    accessInstructions: 'El portal se abre con el código 4711 y el trastero con tu candado.',
    keysLent: 1,
    declarations: DECLARATIONS,
    ...overrides,
  };
}

const SAVE = `mutation ($input: SaveSpaceDraftInput!) { saveSpaceDraft(input: $input) { space { id } } }`;
const PUBLISH = `mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }`;

/** A signed-in user with a confirmed address. */
export async function newPerson(
  app: TestApp,
  email: string,
  roles: readonly ('renter' | 'host' | 'admin')[] = ['renter'],
): Promise<GraphqlClient> {
  await createAccount(app, { email, roles });
  const client = app.visitor();
  await (roles.includes('admin') ? signInAsAdmin(app, client, email) : signInAs(client, email));
  return client;
}

/** The fields that differ in a professional host's draft. */
export const PROFESSIONAL = {
  isTrader: true,
  taxProfile: 'IVA_GENERAL',
  nif: '12345678Z',
  declarations: [...DECLARATIONS, 'EU_LAW_COMPLIANT'],
} as const;

/** The data of a professional host. */
export const TRADER = {
  name: 'Trasteros Sur, S. L.',
  address: 'Calle de Embajadores 120, 28012 Madrid',
  email: 'hola@trasterossur.test',
  phone: '+34 912 345 678',
  nif: 'A58818501',
  register: 'Registro Mercantil de Madrid',
  registerNumber: 'T 41.234, F 12',
  isCertified: true,
} as const;
/** The tax data of a private host. */
export const TAX = {
  nif: '12.345.678-z',
  birthDate: '1988-04-12',
  address: 'Calle de Luchana 14, 28010 Madrid',
} as const;
export const SAVE_TAX = `mutation ($input: SaveTaxDetailsInput!) { saveTaxDetails(input: $input) { viewer { taxDetails { nif address birthDate } } } }`;
export const SAVE_TRADER = `mutation ($input: SaveTraderDetailsInput!) { saveTraderDetails(input: $input) { viewer { id } } }`;

/** Saves a draft; returns its API id. */
export async function saveDraft(client: GraphqlClient, draft: Record<string, unknown>, id?: string): Promise<string> {
  const {
    saveSpaceDraft: { space: saveSpaceDraft },
  } = await client.query<{ saveSpaceDraft: { space: { id: string } } }>(SAVE, {
    input: { ...(id ? { spaceId: id } : {}), draft },
  });
  return saveSpaceDraft.id;
}

/** Adds pictures to a space without uploads. */
export async function insertPhotos(app: TestApp, spaceId: string, count = 3): Promise<void> {
  for (let position = 0; position < count; position++) {
    await app
      .context()
      .em.execute(
        'insert into space_photos (space_id, storage_key, position, width, height) values (?, ?, ?, 1600, 1200)',
        [uuidOf(spaceId), `test-${position}`, position],
      );
  }
}

/** A published space of the client; returns its API id. */
export async function publishedSpace(
  app: TestApp,
  client: GraphqlClient,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const id = await saveDraft(client, wholeDraft(overrides));
  await insertPhotos(app, id);
  await client.query(PUBLISH, { id });
  return id;
}

export function uuidOf(id: string): string {
  const parsed = parseGlobalId(id);
  if (!parsed) throw new Error(`not an id: ${id}`);
  return parsed.uuid;
}

/** A picture of one colour. */
export function picture(width = 1600, height = 1200): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#9fb4a2' } });
}

export interface Uploaded {
  readonly status: number;
  readonly photo?: {
    readonly id: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly position: number;
  };
  readonly code?: string;
  readonly params?: Record<string, unknown>;
}

/** Uploads a file as the wizard does. */
export async function upload(
  client: GraphqlClient,
  spaceId: string,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'foto.jpg',
  type = 'image/jpeg',
  clientKey?: string,
): Promise<Uploaded> {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type }));
  const { 'content-type': _, ...headers } = client.headers();
  const response = await fetch(
    `${client.url}/uploads/space-photos?spaceId=${spaceId}${clientKey ? `&clientKey=${clientKey}` : ''}`,
    {
      method: 'POST',
      headers,
      body: form,
    },
  );
  const body = (await response.json()) as {
    photo?: Uploaded['photo'];
    errors?: { extensions: { code: string; params?: Record<string, unknown> } }[];
  };
  const error = body.errors?.[0]?.extensions;
  return {
    status: response.status,
    ...(body.photo ? { photo: body.photo } : {}),
    ...(error ? { code: error.code, params: error.params ?? {} } : {}),
  };
}
