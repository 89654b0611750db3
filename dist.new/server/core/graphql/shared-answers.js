import { Extensions } from 'type-graphql';
const EXTENSION = 'isShared';
const TYPENAME = '__typename';
/**
 * Marks a query whose answer is the same for every visitor who sends the same document, variables and language: it may be answered from memory for
 * some seconds. Nothing below it may read the caller's address, cookies or browser.
 */
export function SharedAnswer() {
    return Extensions({ [EXTENSION]: true });
}
/** Whether all of these root fields of a query are marked. */
export function areShared(schema, rootFields) {
    const fields = schema.getQueryType()?.getFields() ?? {};
    return (rootFields.length > 0 &&
        rootFields.every((name) => name === TYPENAME || fields[name]?.extensions[EXTENSION] === true));
}
//# sourceMappingURL=shared-answers.js.map