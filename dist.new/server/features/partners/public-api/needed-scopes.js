import { getOperationAST, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { neededScope, reaches } from './needed-scope.rules.js';
/** Scopes that the fields of documents need, found once for each document. */
export class NeededScopes {
    schema;
    byDocument = new WeakMap();
    constructor(schema) {
        this.schema = schema;
    }
    /** The first scope that an operation needs and a key lacks; null when there is none. */
    missing(document, operationName, { scopes }) {
        if (!getOperationAST(document, operationName))
            return null;
        let needed = this.byDocument.get(document);
        if (!needed)
            this.byDocument.set(document, (needed = this.neededBy(document)));
        return [...needed].find((scope) => !reaches(scopes, scope)) ?? null;
    }
    /** By every operation and fragment of the document: what is sent along is meant to be used. */
    neededBy(document) {
        const needed = new Set();
        const types = new TypeInfo(this.schema);
        visit(document, visitWithTypeInfo(types, {
            Field: ({ name }) => {
                const scope = neededScope(types.getParentType()?.name ?? '', name.value);
                if (scope)
                    needed.add(scope);
            },
        }));
        return needed;
    }
}
//# sourceMappingURL=needed-scopes.js.map