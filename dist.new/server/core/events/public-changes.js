import { toGlobalId } from '../graphql/global-id.js';
import { PgListener } from './pg-listener.js';
/** Listens to the database for changes of what visitors see, made by any process. */
export function publicChanges(databaseUrl, onChange) {
    const onMessage = (_channel, payload) => {
        const { kind, ids, isGone } = JSON.parse(payload);
        onChange({
            ids: kind === 'All' ? null : (ids?.map((id) => toGlobalId(kind, id)) ?? null),
            isGone,
            isOnOffer: kind !== 'User',
        });
    };
    // Messages sent while the connection was cut are lost.
    return new PgListener(databaseUrl, ['pages'], onMessage, () => onChange({ ids: null, isGone: true, isOnOffer: true }));
}
//# sourceMappingURL=public-changes.js.map