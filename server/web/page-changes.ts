import { toGlobalId } from '../core/global-id.js';
import { PgListener } from '../core/pg-listener.js';

/** What may have changed public pages. */
export interface PageChange {
  /** Global ids; null: anything. */
  readonly ids: readonly string[] | null;
  /** It must not be shown any more. */
  readonly isGone: boolean;
  /** Lists of what is on offer may show other spaces now. */
  readonly isOnOffer: boolean;
}

/** As triggers tell it. */
interface Told {
  readonly kind: 'Space' | 'User' | 'All';
  /** Null: too many to be named. */
  readonly ids: readonly string[] | null;
  readonly isGone: boolean;
}

/** Hears from the database what has changed on public pages, in whatever process and by whatever means. */
export function pageChanges(databaseUrl: string, hear: (change: PageChange) => void): PgListener {
  const hearTold = (_channel: string, payload: string): void => {
    const { kind, ids, isGone } = JSON.parse(payload) as Told;
    hear({
      ids: kind === 'All' ? null : (ids?.map((id) => toGlobalId(kind, id)) ?? null),
      isGone,
      isOnOffer: kind !== 'User',
    });
  };
  // Nobody knows what was told while the connection was cut.
  return new PgListener(databaseUrl, ['pages'], hearTold, () => hear({ ids: null, isGone: true, isOnOffer: true }));
}
