import type { SignedInContext } from '../../core/context.js';
import { countOwnRows } from './export/own-rows.js';
import { exportFiles } from './columns/declared-tables.js';
import { DataFieldKey, DataGroupKey, type DataField, type MyData } from './my-data.types.js';

/** The files of the export whose rows are counted for a group; fields of account and profile are shown instead. */
const FILES: Readonly<Record<DataGroupKey, readonly string[]>> = {
  [DataGroupKey.ACCOUNT]: [],
  [DataGroupKey.PROFILE]: [],
  [DataGroupKey.SPACES]: ['spaces'],
  [DataGroupKey.BOOKINGS]: ['bookings-as-renter', 'bookings-as-host'],
  [DataGroupKey.PAYMENTS]: ['payments'],
  [DataGroupKey.MESSAGES]: ['messages-sent', 'messages-received'],
  [DataGroupKey.REVIEWS]: ['reviews-by-me', 'reviews-about-me'],
  [DataGroupKey.NOTIFICATIONS]: ['notifications'],
  [DataGroupKey.SESSIONS]: ['sessions'],
  [DataGroupKey.CONSENTS]: ['consents'],
  [DataGroupKey.VERIFICATIONS]: ['verifications'],
};

/** The data stored about the viewer, by group. */
export async function readMyData(ctx: SignedInContext): Promise<MyData> {
  const fieldsByGroup = await loadFields(ctx);
  const groups = [];
  for (const key of Object.values(DataGroupKey)) {
    const fields = fieldsByGroup.get(key) ?? [];
    const counts = await Promise.all(
      exportFiles.filter(({ name }) => FILES[key].includes(name)).map((file) => countOwnRows(ctx, file, ctx.viewer.id)),
    );
    const held = fields.filter(({ value }) => value !== null).length;
    groups.push({ key, fields, count: fields.length > 0 ? held : counts.reduce((sum, count) => sum + count, 0) });
  }
  return { groups };
}

async function loadFields(ctx: SignedInContext): Promise<Map<DataGroupKey, DataField[]>> {
  const row = await ctx.db
    .selectFrom('User')
    .select([
      'fullName',
      'email',
      'locale',
      'createdAt',
      'displayName',
      'bio',
      'city',
      'languages',
      'phone',
      'birthDate',
    ])
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow();
  const values: Readonly<Record<DataFieldKey, string | null>> = {
    [DataFieldKey.FULL_NAME]: row.fullName,
    [DataFieldKey.EMAIL]: row.email,
    [DataFieldKey.LOCALE]: row.locale,
    [DataFieldKey.MEMBER_SINCE]: row.createdAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    [DataFieldKey.DISPLAY_NAME]: row.displayName,
    [DataFieldKey.BIO]: row.bio || null,
    [DataFieldKey.CITY]: row.city,
    [DataFieldKey.LANGUAGES]: row.languages.join(', ') || null,
    [DataFieldKey.PHONE]: row.phone,
    [DataFieldKey.BIRTH_DATE]: row.birthDate,
  };
  const { FULL_NAME, EMAIL, LOCALE, MEMBER_SINCE, ...profile } = DataFieldKey;
  const fieldsOf = (keys: readonly DataFieldKey[]): DataField[] => keys.map((key) => ({ key, value: values[key] }));
  return new Map([
    [DataGroupKey.ACCOUNT, fieldsOf([FULL_NAME, EMAIL, LOCALE, MEMBER_SINCE])],
    [DataGroupKey.PROFILE, fieldsOf(Object.values(profile))],
  ]);
}
