import type { AppError } from '../../apollo/app-error';
import { useErrorText } from '../../i18n/use-error-text';

/** Words for what went wrong with one message or file: of its field, where the server names one. */
export function useProblemText(): (problem: AppError) => string {
  const { textOf, fieldText } = useErrorText();
  return (problem) => {
    const [field] = problem.fields;
    return field ? fieldText(field) : textOf(problem);
  };
}
