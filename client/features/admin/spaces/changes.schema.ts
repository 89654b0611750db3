import * as z from 'zod/mini';
import type { FieldError } from '../../../apollo/app-error';

export const REASON_LENGTH = { min: 20, max: 1000 };

/** What the form checks before it asks the server, in the server's words. */
export const changesSchema = (fieldText: (problem: Pick<FieldError, 'code' | 'params'>) => string) =>
  z.object({
    reason: z.string().check(
      z.refine(
        (text) => {
          const { length } = [...text.trim()];
          return length >= REASON_LENGTH.min && length <= REASON_LENGTH.max;
        },
        fieldText({ code: 'TEXT_LENGTH', params: REASON_LENGTH }),
      ),
    ),
  });

export type ChangesValues = z.infer<ReturnType<typeof changesSchema>>;
