import * as z from 'zod/mini';
import type { FieldError } from '../../../apollo/app-error';
import { reviewBounds } from '../../../generated/bounds';

export const REPLY_LENGTH = reviewBounds.reply;

/** Validates the form with the server's problem codes before it is sent. */
export const replySchema = (fieldText: (problem: Pick<FieldError, 'code' | 'params'>) => string) =>
  z.object({
    text: z.string().check(
      z.refine(
        (text) => {
          const { length } = [...text.trim()];
          return length >= REPLY_LENGTH.min && length <= REPLY_LENGTH.max;
        },
        fieldText({ code: 'TEXT_LENGTH', params: REPLY_LENGTH }),
      ),
    ),
  });

export type ReplyValues = z.infer<ReturnType<typeof replySchema>>;
