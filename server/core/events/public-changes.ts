import { toGlobalId } from '../graphql/global-id.js';
import { PgListener } from './pg-listener.js';

/** What may have changed what visitors see. */
export interface PublicChange {
  /** Global ids; null: anything. */
  readonly ids: readonly string[] | null;
  /** It must not be shown any more. */
  readonly isGone: boolean;
  /** Lists of what is on offer may show other spaces now. */
  readonly isOnOffer: boolean;
}

/** The payload that the triggers send. */
interface ChangeMessage {
  readonly kind: 'Space' | 'User' | 'All';
  /** Null: too many to be named. */
  readonly ids: readonly string[] | null;
  readonly isGone: boolean;
}

/** Listens to the database for changes of what visitors see, made by any process. */
export function publicChanges(databaseUrl: string, onChange: (change: PublicChange) => void): PgListener {
  const onMessage = (_channel: string, payload: string): void => {
    const { kind, ids, isGone } = JSON.parse(payload) as ChangeMessage;
    onChange({
      ids: kind === 'All' ? null : (ids?.map((id) => toGlobalId(kind, id)) ?? null),
      isGone,
      isOnOffer: kind !== 'User',
    });
  };
  // Messages sent while the connection was cut are lost.
  return new PgListener(databaseUrl, ['pages'], onMessage, () =>
    onChange({ ids: null, isGone: true, isOnOffer: true }),
  );
}
