import { propertyNamesOf } from './db/property-names.js';
/** The typed query builder on the entity manager's connection. */
export function databaseOf(em) {
    return em.getKysely().withPlugin(propertyNamesOf(em));
}
//# sourceMappingURL=database.js.map