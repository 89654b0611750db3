import { GraphQLError, OperationTypeNode, TypeInfo, visit, visitWithTypeInfo, } from 'graphql';
import { meaningOf } from '../errors/error-codes.js';
import { ErrorCode } from '../errors/errors.js';
/**
 * What staff do not see when they see Hueco as somebody: letters, which are read under a case alone, and secrets. A type closes all
 * of its fields but the id, by whatever way it is reached.
 */
export const CLOSED_TO_VIEWS = new Set([
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
]);
/** Why an operation is refused to somebody who only looks; null when it may run. */
export function viewRefusal(schema, document, operation) {
    if (operation?.operation !== OperationTypeNode.QUERY)
        return refusal(ErrorCode.VIEW_READ_ONLY, {});
    const types = new TypeInfo(schema);
    let closed = null;
    visit(document, visitWithTypeInfo(types, {
        Field: ({ name }) => {
            const parent = types.getParentType()?.name ?? '';
            const field = `${parent}.${name.value}`;
            const isName = name.value === 'id' || name.value === '__typename';
            if (!isName && CLOSED_TO_VIEWS.has(parent))
                closed ??= field;
        },
    }));
    return closed === null ? null : refusal(ErrorCode.VIEW_CLOSED, { field: closed });
}
const refusal = (code, params) => new GraphQLError(meaningOf(code), { extensions: { code, params } });
//# sourceMappingURL=view-limits.js.map