import { AccessMode, DepositMonths, GoodsCategory, SpaceFeature, SpaceType } from '../space.enums.js';

/** The search row's smallint for each type. Stored: never renumber. */
export const spaceTypeCodes: Readonly<Record<SpaceType, number>> = {
  [SpaceType.GARAGE]: 1,
  [SpaceType.ROOM]: 2,
  [SpaceType.STORAGE]: 3,
  [SpaceType.SHOP]: 4,
  [SpaceType.WAREHOUSE]: 5,
  [SpaceType.OTHER]: 6,
};

/** The search row's smallint for each kind of access. Stored: never renumber. */
export const accessModeCodes: Readonly<Record<AccessMode, number>> = {
  [AccessMode.AUTONOMOUS]: 1,
  [AccessMode.SCHEDULED]: 2,
};

/** The deposit as stored in `spaces.deposit_half_months`. */
export const depositHalfMonths: Readonly<Record<DepositMonths, number>> = {
  [DepositMonths.NONE]: 0,
  [DepositMonths.HALF]: 1,
  [DepositMonths.ONE]: 2,
};

const features = Object.values(SpaceFeature);
const goods = Object.values(GoodsCategory);
const typesByCode = new Map(Object.values(SpaceType).map((type) => [spaceTypeCodes[type], type]));
const depositsByHalfMonths = new Map(
  Object.values(DepositMonths).map((deposit) => [depositHalfMonths[deposit], deposit]),
);

/** The bit number (0–23) of a feature in the search mask. */
export function featureBit(feature: SpaceFeature): number {
  return features.indexOf(feature);
}

/** The features as the search row's bit mask. */
export function featureMask(list: readonly SpaceFeature[]): number {
  return list.reduce((mask, feature) => mask | (1 << featureBit(feature)), 0);
}

/** The kinds of goods as the search row's bit mask; none means all of them. Stored: never reorder. */
export function goodsMask(list: readonly GoodsCategory[]): number {
  const named = list.length > 0 ? list : goods;
  return named.reduce((mask, kind) => mask | (1 << goods.indexOf(kind)), 0);
}

/** The type of a search row's smallint. */
export function spaceTypeOfCode(code: number): SpaceType {
  const type = typesByCode.get(code);
  if (!type) throw new RangeError(`Unknown space type code: ${code}`);
  return type;
}

/** The deposit of a stored number of half months. */
export function depositOfHalfMonths(halfMonths: number): DepositMonths {
  const deposit = depositsByHalfMonths.get(halfMonths);
  if (!deposit) throw new RangeError(`Unknown deposit: ${halfMonths} half months`);
  return deposit;
}

/** The deposit in cents for a monthly price. */
export function depositCents(deposit: DepositMonths, priceMonthCents: number): number {
  return Math.round((priceMonthCents * depositHalfMonths[deposit]) / 2);
}
