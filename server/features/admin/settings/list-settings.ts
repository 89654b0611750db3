import { loadConstants } from '../../../core/constants/load-constants.js';
import {
  noticeDaysOf,
  platformConstantKeys,
  platformConstants,
  type PlatformConstantKey,
} from '../../../core/constants/constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { boundsOf } from './setting-bounds.rules.js';
import type { Setting, SettingChange } from './setting.types.js';

const MAX_CHANGES = 20;

/** Every setting with its last changes, in the order of the table. */
export const listSettings = (ctx: ServiceContext): Promise<Setting[]> => loadSettings(ctx, platformConstantKeys);

/** A single setting. */
export async function findSetting(ctx: ServiceContext, key: PlatformConstantKey): Promise<Setting> {
  const [setting] = await loadSettings(ctx, [key]);
  if (!setting) throw new Error(`there is no setting ${key}`);
  return setting;
}

async function loadSettings(ctx: ServiceContext, keys: readonly PlatformConstantKey[]): Promise<Setting[]> {
  const constants = await loadConstants(ctx);
  const changes = await loadChanges(ctx, keys);
  return keys.map((key) => {
    const { group, unit, value } = platformConstants[key];
    return {
      key,
      group,
      unit,
      value: constants[key],
      defaultValue: value,
      ...boundsOf(key, constants),
      noticeDays: noticeDaysOf(key),
      changes: changes.get(key) ?? [],
    };
  });
}

/** The last changes of each constant, the newest first, in one statement. */
async function loadChanges(
  ctx: ServiceContext,
  keys: readonly PlatformConstantKey[],
): Promise<Map<PlatformConstantKey, SettingChange[]>> {
  const numbered = ctx.db
    .selectFrom('ConstantChange as c')
    .leftJoin('User as u', 'u.id', 'c.setBy')
    .select(['c.id', 'c.key', 'c.value', 'c.previous', 'c.validFrom', 'c.reason', 'c.setAt', 'c.appliedAt'])
    .select(['c.cancelledAt', 'u.fullName as setByName'])
    .select(({ fn }) =>
      fn
        .agg<string>('row_number')
        .over((over) => over.partitionBy('c.key').orderBy('c.setAt', 'desc').orderBy('c.id', 'desc'))
        .as('place'),
    )
    .where('c.key', 'in', keys);
  const rows = await ctx.db
    .selectFrom(numbered.as('n'))
    .select(['n.key', 'n.value', 'n.previous', 'n.validFrom', 'n.reason', 'n.setAt', 'n.appliedAt'])
    .select(['n.cancelledAt', 'n.setByName'])
    .where('n.place', '<=', String(MAX_CHANGES))
    .orderBy('n.setAt', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
  const changes = new Map<PlatformConstantKey, SettingChange[]>();
  for (const { key, value, previous, ...row } of rows) {
    const change = { ...row, value: Number(value), previous: previous === null ? null : Number(previous) };
    changes.set(key, [...(changes.get(key) ?? []), change]);
  }
  return changes;
}
