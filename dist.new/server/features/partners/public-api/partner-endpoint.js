import { OperationValidator } from '../../../core/graphql/admit-operation.js';
import { NeededScopes } from './needed-scopes.js';
/** Only the public part of the API, and within it only what the scopes of a key reach. */
export function partnerEndpoint(schema, canIntrospect) {
    const scopes = new NeededScopes(schema);
    return {
        schema,
        validator: new OperationValidator(schema, canIntrospect),
        scopeMissing: (document, operationName, key) => scopes.missing(document, operationName, key),
    };
}
//# sourceMappingURL=partner-endpoint.js.map