import { getOperationAST, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { CallKey } from '../../../core/context.js';
import type { ApiScope } from '../../../core/graphql/api-scopes.js';
import { includesScope } from './needed-scope.rules.js';
import type { NeededScope } from './public-fields.rules.js';

/** The scopes required by the fields of documents, computed once per document. */
export class NeededScopes {
  private readonly byDocument = new WeakMap<DocumentNode, ReadonlySet<ApiScope>>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** The first scope that an operation requires and a key lacks; null when there is none. */
  missing(document: DocumentNode, operationName: string | null, { scopes }: CallKey): ApiScope | null {
    if (!getOperationAST(document, operationName)) return null;
    let needed = this.byDocument.get(document);
    if (!needed) this.byDocument.set(document, (needed = this.neededBy(document)));
    return [...needed].find((scope) => !includesScope(scopes, scope)) ?? null;
  }

  /** Of every operation and fragment in the document, used or not. */
  private neededBy(document: DocumentNode): ReadonlySet<ApiScope> {
    const needed = new Set<ApiScope>();
    const types = new TypeInfo(this.schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: () => {
          const scope = types.getFieldDef()?.extensions['scope'] as NeededScope | undefined;
          if (scope) needed.add(scope);
        },
      }),
    );
    return needed;
  }
}
