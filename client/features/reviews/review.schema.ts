import * as z from 'zod/mini';
import type { FieldError } from '../../apollo/app-error';
import { ALL_CATEGORIES, type ReviewCategory } from './categories';
import { reviewBounds } from '../../generated/bounds';

export const { text: TEXT_LENGTH, note: NOTE_LENGTH, stars: STARS } = reviewBounds;

/* Counts code points, so that an emoji is one character. */
const countCharacters = (text: string): number => [...text.trim()].length;
const stars = z.nullable(z.number());

/** Validates the form with the server's problem codes before it is sent. */
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
      .check(
        z.refine(
          (text) => countCharacters(text) >= TEXT_LENGTH.min && countCharacters(text) <= TEXT_LENGTH.max,
          fieldText({ code: 'TEXT_LENGTH', params: TEXT_LENGTH }),
        ),
      ),
    /** Nothing is typed here: the field only shows the server's refusal of a picture. */
    photoIds: z.optional(z.null()),
    privateNote: z
      .string()
      .check(
        z.refine(
          (note) => countCharacters(note) <= NOTE_LENGTH.max,
          fieldText({ code: 'TOO_LONG', params: NOTE_LENGTH }),
        ),
      ),
  });

export type ReviewValues = z.infer<ReturnType<typeof reviewSchema>>;

export const EMPTY_REVIEW: ReviewValues = {
  overall: null,
  text: '',
  privateNote: '',
  ...(Object.fromEntries(ALL_CATEGORIES.map((part) => [part, null])) as Record<ReviewCategory, null>),
};
