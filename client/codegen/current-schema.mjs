import { Kind, parse, print, visit } from 'graphql';

const isDeprecated = ({ directives }) => directives.some(({ name }) => name.value === 'deprecated');

/** A schema without deprecated input fields: our own client neither sends them nor may ask what it sent in them. */
export function withoutDeprecatedInput(schema) {
  return print(
    visit(parse(schema), {
      [Kind.INPUT_VALUE_DEFINITION]: (field) => (isDeprecated(field) ? null : undefined),
    }),
  );
}
