import { toAppError } from '../../../apollo/app-error';
import { useErrorText } from '../../../i18n/use-error-text';

/** The errors of a form: those of its fields, and one above the form if no field is wrong. */
export function useProblems(error: unknown) {
  const { textOf, fieldText } = useErrorText();
  const problem = error ? toAppError(error) : undefined;
  const textWhere = (isMeant: (path: string) => boolean): string | undefined => {
    const field = problem?.fields.find(({ path }) => isMeant(path));
    return field && fieldText(field);
  };
  return {
    problemAt: (path: string) => textWhere((one) => one === path),
    /** The first invalid item of a list. */
    problemBelow: (path: string) => textWhere((one) => one.startsWith(`${path}.`)),
    general: problem && problem.fields.length === 0 ? textOf(problem) : undefined,
  };
}
