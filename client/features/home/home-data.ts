import type { HomePageQuery } from '../../generated/graphql';

export type FeaturedSpace = HomePageQuery['featuredSpaces'][number];
export type HomeCity = HomePageQuery['cities'][number];

/** A space that can be shown with its prices. */
export type PricedSpace = FeaturedSpace & { title: string; priceAllInCents: number; priceMonthCents: number };

/** Whether a space's name and prices are known. */
export const isPriced = (space: FeaturedSpace | undefined): space is PricedSpace =>
  space !== undefined && space.title !== null && space.priceAllInCents !== null && space.priceMonthCents !== null;

/** The four sizes of the page, with the bounds of their searches (the same as in HomePage.graphql). */
export const SIZES = [
  { key: 'wardrobe', areaM2: 2, search: { sizeMinM2: 1, sizeMaxM2: 3 } },
  { key: 'storage', areaM2: 5, search: { sizeMinM2: 4, sizeMaxM2: 7 } },
  { key: 'room', areaM2: 10, search: { sizeMinM2: 8, sizeMaxM2: 13 } },
  { key: 'garage', areaM2: 18, search: { type: ['GARAGE'], sizeMinM2: 14, sizeMaxM2: 25 } },
] as const;

/** The estimates of the call to hosts, as queried in HostCall.graphql. */
export const INCOMES = [
  { key: 'storageIncome', type: 'STORAGE', areaM2: 6 },
  { key: 'garageIncome', type: 'GARAGE', areaM2: 12 },
  { key: 'shopIncome', type: 'SHOP', areaM2: 24 },
] as const;
