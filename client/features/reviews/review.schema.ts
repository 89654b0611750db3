import * as z from 'zod/mini';
import type { FieldError } from '../../apollo/app-error';
import { ALL_PARTS, type ReviewPart } from './scores';

export const TEXT_LENGTH = { min: 20, max: 1000 };
export const NOTE_LENGTH = { max: 500 };
const STARS = { min: 1, max: 5 };

/* As people count: a letter of two code units is one. */
const lengthOf = (text: string): number => [...text.trim()].length;
const stars = z.nullable(z.number());

/** What the form checks before it asks the server, in the server's words. */
export const reviewSchema = (fieldText: (problem: Pick<FieldError, 'code' | 'params'>) => string) =>
  z.object({
    overall: stars.check(z.refine((given) => given !== null, fieldText({ code: 'SCORE_OUT_OF_RANGE', params: STARS }))),
    accuracy: stars,
    access: stars,
    condition: stars,
    security: stars,
    communication: stars,
    value: stars,
    care: stars,
    rules: stars,
    payment: stars,
    text: z
      .string()
      .check(z.refine((text) => lengthOf(text) >= TEXT_LENGTH.min && lengthOf(text) <= TEXT_LENGTH.max, fieldText({ code: 'TEXT_LENGTH', params: TEXT_LENGTH }))),
    privateNote: z.string().check(z.refine((note) => lengthOf(note) <= NOTE_LENGTH.max, fieldText({ code: 'TOO_LONG', params: NOTE_LENGTH }))),
  });

/** The form as it is filled in. */
export type ReviewValues = z.infer<ReturnType<typeof reviewSchema>>;

/** A form nobody has touched. */
export const EMPTY: ReviewValues = { overall: null, text: '', privateNote: '', ...(Object.fromEntries(ALL_PARTS.map((part) => [part, null])) as Record<ReviewPart, null>) };
