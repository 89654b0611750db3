import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError, type FieldError } from '../apollo/app-error';

/** Words for failures, in the reader's language, from the codes alone. */
export function useErrorText(): { textOf: (error: unknown) => string; fieldText: (field: Pick<FieldError, 'code' | 'params'>) => string } {
  const { t } = useTranslation('errors', { useSuspense: false });
  const textOf = useCallback((error: unknown) => {
    const { code, params } = problemOf(error);
    // A few codes have words of their own for a reason.
    return t([`codes.${code}`, 'codes.INTERNAL'], { ...params, ...(typeof params.reason === 'string' && { context: params.reason }) });
  }, [t]);
  const fieldText = useCallback((field: Pick<FieldError, 'code' | 'params'>) => t(`fields.${field.code}`, field.params ?? {}), [t]);
  return { textOf, fieldText };
}

const isProblem = (error: unknown): error is AppError => typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;

const problemOf = (error: unknown): AppError => (isProblem(error) ? error : toAppError(error));
