import { GraphQLJSONObject, GraphQLLocalDate } from 'graphql-scalars';
/** A calendar day, YYYY-MM-DD. */
export const LocalDate = GraphQLLocalDate;
/** A JSON object with values of any kind. */
export const JSONObject = GraphQLJSONObject;
//# sourceMappingURL=scalars.js.map