import {
  GraphQLError,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { meaningOf } from '../errors/error-codes.js';
import { ErrorCode } from '../errors/errors.js';

/**
 * Hidden from staff who view Hueco as another person: messages, which need a case to be read, tax data and secrets. A listed type hides all of its
 * fields but the id, however it is reached.
 */
export const CLOSED_TO_VIEWS: ReadonlySet<string> = new Set([
  'Conversation',
  'Message',
  'MessageAttachment',
  'MessagePreview',
  'QuickReply',
  'AccountSession',
  'ApiKey',
  'WebhookEndpoint',
  'WebhookDelivery',
  'CalendarAddress',
  'DataExport',
  'VerificationFile',
  'TaxData',
]);

/** Why an operation is refused in a read-only staff view; null when it may run. */
export function viewRefusal(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode | null | undefined,
): GraphQLError | null {
  if (operation?.operation !== OperationTypeNode.QUERY) return refusal(ErrorCode.VIEW_READ_ONLY, {});
  const types = new TypeInfo(schema);
  let closed: string | null = null;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType()?.name ?? '';
        const field = `${parent}.${name.value}`;
        const isName = name.value === 'id' || name.value === '__typename';
        if (!isName && CLOSED_TO_VIEWS.has(parent)) closed ??= field;
      },
    }),
  );
  return closed === null ? null : refusal(ErrorCode.VIEW_CLOSED, { field: closed });
}

const refusal = (code: ErrorCode, params: Readonly<Record<string, string>>): GraphQLError =>
  new GraphQLError(meaningOf(code), { extensions: { code, params } });
