import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError, type FieldError } from '../apollo/app-error';
import { formatsOf, type Formats } from './format';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Error messages in the reader's language, from the codes alone. */
export function useErrorText(): {
  textOf: (error: unknown) => string;
  fieldText: (field: Pick<FieldError, 'code' | 'params'>) => string;
} {
  const { t, i18n } = useTranslation('errors', { useSuspense: false });
  const language = i18n.resolvedLanguage === 'en' ? 'en' : 'es';
  const textOf = useCallback(
    (error: unknown) => {
      const { code, params } = problemOf(error);
      // Some codes have a text per reason.
      return t([`codes.${code}`, 'codes.INTERNAL'], {
        ...params,
        ...momentsOf(params, formatsOf(language)),
        ...(typeof params.reason === 'string' && { context: params.reason }),
      });
    },
    [t, language],
  );
  const fieldText = useCallback(
    ({ code, params = {} }: Pick<FieldError, 'code' | 'params'>) =>
      t(`fields.${code}`, { ...params, ...numbersOf(params, formatsOf(language)) }),
    [t, language],
  );
  return { textOf, fieldText };
}

/** Formats instants among the params in the reader's language, in the zone of the space where they depend on one. */
const momentsOf = (params: AppError['params'], formats: Formats) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' && INSTANT.test(value)
        ? [[name, formats.instant(value, undefined, params.timeZone as string | undefined)]]
        : [],
    ),
  );

/** Formats numbers among the params; each also as an amount, `maxAmount`, for texts about cents. `count` chooses the plural. */
const numbersOf = (params: AppError['params'], formats: Formats) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'number' && name !== 'count'
        ? [
            [name, formats.number(value)],
            [`${name}Amount`, formats.price(value)],
          ]
        : [],
    ),
  );

const isProblem = (error: unknown): error is AppError =>
  typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;

const problemOf = (error: unknown): AppError => (isProblem(error) ? error : toAppError(error));
