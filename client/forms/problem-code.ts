import type { FieldProblemCode } from '../generated/schema';
import { messageOfProblem } from './server-errors';

/** The message of a check in a form's schema: the server's own code, with the params that its text shows. */
export const code = (value: FieldProblemCode, params?: Readonly<Record<string, unknown>>) => ({
  message: messageOfProblem({ code: value, ...(params && { params }) }),
});
