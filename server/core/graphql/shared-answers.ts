import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

const EXTENSION = 'isShared';
const TYPENAME = '__typename';

/**
 * Marks a query whose answer is the same for every visitor who sends the same document, variables and language: the answer may be cached in
 * memory for some seconds. Nothing below it may read the caller's address, cookies or browser.
 */
export function SharedAnswer(): MethodDecorator {
  return Extensions({ [EXTENSION]: true }) as MethodDecorator;
}

/** Whether all root fields of a query are marked. */
export function areShared(schema: GraphQLSchema, rootFields: readonly string[]): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return (
    rootFields.length > 0 &&
    rootFields.every((name) => name === TYPENAME || fields[name]?.extensions[EXTENSION] === true)
  );
}
