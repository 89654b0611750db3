import * as z from 'zod/mini';
import type { FieldError } from '../../../apollo/app-error';
import { reviewBounds } from '../../../generated/bounds';

export const STATEMENT_LENGTH = reviewBounds.statement;

/** What the form checks before it asks the server, in the server's words. */
export const decisionSchema = (fieldText: (problem: Pick<FieldError, 'code' | 'params'>) => string) =>
  z.object({
    isHidden: z.boolean(),
    statement: z.string().check(
      z.refine(
        (text) => {
          const { length } = [...text.trim()];
          return length >= STATEMENT_LENGTH.min && length <= STATEMENT_LENGTH.max;
        },
        fieldText({ code: 'TEXT_LENGTH', params: STATEMENT_LENGTH }),
      ),
    ),
  });

export type DecisionValues = z.infer<ReturnType<typeof decisionSchema>>;
