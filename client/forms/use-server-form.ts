import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type SyntheticEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { AppError } from '../apollo/app-error';
import { useErrorText } from '../i18n/use-error-text';
import { errorMessage, showServerErrors, summaryOf } from './server-errors';
import { useLanguageOfErrors } from './use-language-of-errors';

interface ServerFormOptions<T extends FieldValues> {
  /** Validates before sending; without one only the server validates. */
  schema?: $ZodType<T, T>;
  defaultValues: DefaultValues<T>;
  /** In the order of the summary. */
  fields: readonly FieldPath<T>[];
  /** Returns the error; null on success. */
  send: (values: T) => Promise<AppError | null>;
}

/** A form that shows its own and the server's errors at the fields and in the summary. */
export function useServerForm<T extends FieldValues>({ schema, defaultValues, fields, send }: ServerFormOptions<T>) {
  const { textOf, fieldText } = useErrorText();
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<T>({ ...(schema && { resolver: zodResolver(schema) }), defaultValues, shouldFocusError: false });
  useLanguageOfErrors(form);
  const { errors, isSubmitting, submitCount } = form.formState;
  const isSending = useRef(false);

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      const error = await send(values as T);
      if (!error) return;
      const rest = showServerErrors(error, form.setError, fields);
      setFailure(error.fields.length > rest.length ? null : error);
    },
    () => setFailure(null),
  );

  return {
    ...form,
    failure,
    isSubmitting,
    onSubmit: (event: SyntheticEvent): void => {
      event.preventDefault();
      // A shortcut submits although the button is disabled, and before the state of this render says so.
      if (isSending.current) return;
      isSending.current = true;
      void submit(event).finally(() => {
        isSending.current = false;
      });
    },
    messageOf: (name: FieldPath<T>): string | undefined =>
      errorMessage((get(errors, name) as { message?: string } | undefined)?.message, fieldText),
    summary: {
      attempt: submitCount,
      errors: [...summaryOf(errors, fields, fieldText), ...(failure ? [{ name: null, message: textOf(failure) }] : [])],
    },
  };
}
