import * as z from 'zod/mini';
import type { FieldError } from '../../../apollo/app-error';
import { changesBounds } from '../../../generated/bounds';

/** What the form checks before it asks the server, in the server's words. */
export const changesSchema = (fieldText: (problem: Pick<FieldError, 'code' | 'params'>) => string) =>
  z.object({
    reason: z.string().check(
      z.refine(
        (text) => {
          const { length } = [...text.trim()];
          return length >= changesBounds.min && length <= changesBounds.max;
        },
        fieldText({ code: 'TEXT_LENGTH', params: changesBounds }),
      ),
    ),
  });

export type ChangesValues = z.infer<ReturnType<typeof changesSchema>>;
