import { type FieldError, FieldProblemCode } from '../../../core/errors/errors.js';
import { TAGS, tagsOf } from '../../content/tags.rules.js';

/** The problems of a post's tags, which are one comma-separated line. */
export function tagProblems(text: string, path: string): FieldError[] {
  const tags = tagsOf(text);
  const { min, max, most } = TAGS;
  if (tags.length > most) return [{ path, code: FieldProblemCode.TAGS_TOO_MANY, params: { max: most } }];
  return tags.some(({ length }) => length < min || length > max)
    ? [{ path, code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }]
    : [];
}
