import { toGlobalId } from '../graphql/global-id.js';
import { PgListener } from './pg-listener.js';

/** Public data that may have changed. */
export interface PublicChange {
  /** Global ids; null means that anything may have changed. */
  readonly ids: readonly string[] | null;
  /** It must no longer be shown. */
  readonly isGone: boolean;
  /** Lists of spaces may have different entries now. */
  readonly isOnOffer: boolean;
}

/** The payload that the triggers send. */
interface ChangeMessage {
  readonly kind: 'Space' | 'User' | 'All';
  /** Null when there are too many to name. */
  readonly ids: readonly string[] | null;
  readonly isGone: boolean;
}

/** Listens for changes of public data, made by any process. */
export function publicChanges(databaseUrl: string, onChange: (change: PublicChange) => void): PgListener {
  const onMessage = (_channel: string, payload: string): void => {
    const { kind, ids, isGone } = JSON.parse(payload) as ChangeMessage;
    onChange({
      ids: kind === 'All' ? null : (ids?.map((id) => toGlobalId(kind, id)) ?? null),
      isGone,
      isOnOffer: kind !== 'User',
    });
  };
  // Messages sent while the connection was lost are gone.
  return new PgListener(databaseUrl, ['pages'], onMessage, () =>
    onChange({ ids: null, isGone: true, isOnOffer: true }),
  );
}
