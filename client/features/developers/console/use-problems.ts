import { toAppError } from '../../../apollo/app-error';
import { useErrorText } from '../../../i18n/use-error-text';

/** What is wrong with a form that was sent: the words at a field, and those above the form where no field is wrong. */
export function useProblems(error: unknown) {
  const { textOf, fieldText } = useErrorText();
  const problem = error ? toAppError(error) : undefined;
  const problemAt = (path: string): string | undefined => {
    const field = problem?.fields.find((one) => one.path === path);
    return field && fieldText(field);
  };
  return { problemAt, general: problem && problem.fields.length === 0 ? textOf(problem) : undefined };
}
