import type { SignedInContext } from '../../core/context.js';
import { countOwnRows } from './export/own-rows.js';
import { inventoryFiles } from './inventory/data-inventory.js';
import { DataFieldKey, DataGroupKey, type DataField, type MyData } from './my-data.types.js';

/** The files of the copy whose rows are counted for a group; facts of account and profile are shown instead. */
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

type UserRow = Readonly<Record<DataFieldKey, string | null>>;

/** What is held about the viewer, group by group. */
export async function readMyData(ctx: SignedInContext): Promise<MyData> {
  const facts = await readFacts(ctx);
  const groups = [];
  for (const key of Object.values(DataGroupKey)) {
    const fields = facts.get(key) ?? [];
    const counts = await Promise.all(inventoryFiles.filter(({ name }) => FILES[key].includes(name)).map((file) => countOwnRows(ctx, file, ctx.viewer.id)));
    const held = fields.filter(({ value }) => value !== null).length;
    groups.push({ key, fields, count: fields.length > 0 ? held : counts.reduce((sum, count) => sum + count, 0) });
  }
  return { groups };
}

async function readFacts(ctx: SignedInContext): Promise<Map<DataGroupKey, DataField[]>> {
  const [row] = await ctx.em.execute<UserRow[]>(
    `select full_name, email, locale, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as member_since, display_name, nullif(bio, '') as bio, city,
       nullif(array_to_string(languages, ', '), '') as languages, phone, birth_date::text as birth_date
     from users where id = ?`,
    [ctx.viewer.id],
  );
  const { FULL_NAME, EMAIL, LOCALE, MEMBER_SINCE, ...profile } = DataFieldKey;
  const fieldsOf = (keys: readonly DataFieldKey[]): DataField[] => keys.map((key) => ({ key, value: row?.[key] ?? null }));
  return new Map([
    [DataGroupKey.ACCOUNT, fieldsOf([FULL_NAME, EMAIL, LOCALE, MEMBER_SINCE])],
    [DataGroupKey.PROFILE, fieldsOf(Object.values(profile))],
  ]);
}
