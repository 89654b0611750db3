import type { AppError } from '../../apollo/app-error';
import { useErrorText } from '../../i18n/use-error-text';

/** The text of an error of one message or file; the text of the field error if there is one. */
export function useProblemText(): (problem: AppError) => string {
  const { textOf, fieldText } = useErrorText();
  return (problem) => {
    const [field] = problem.fields;
    return field ? fieldText(field) : textOf(problem);
  };
}
