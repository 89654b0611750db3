import type { DomainEvent } from '../../core/events/event-types.js';

export enum FavoriteEventType {
  SPACE_CHEAPER = 'favorite.space_cheaper',
  PRICE_DROPPED = 'favorite.price_dropped',
}

/** A space costs less than when somebody saved it. */
export type SpaceCheaper = DomainEvent<FavoriteEventType.SPACE_CHEAPER, { readonly spaceId: string }>;
/** The same, for one of the users who saved it; `listId` is the API id of their list when it has a name. */
export type PriceDropped = DomainEvent<
  FavoriteEventType.PRICE_DROPPED,
  { readonly spaceId: string; readonly userId: string; readonly listId?: string }
>;
