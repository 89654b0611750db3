import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Validates the fields with errors again when the language changes, as a schema may hold texts; the server's errors are codes and follow anyway. */
export function useLanguageOfErrors<T extends FieldValues, C, O>(form: UseFormReturn<T, C, O>): void {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage;
  const shown = useRef(language);
  const { errors } = form.formState;
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    const names = Object.entries(errors).flatMap(([name, error]) => (error?.type === 'server' ? [] : [name]));
    if (names.length > 0) void form.trigger(names as FieldPath<T>[]);
  }, [language, errors, form]);
}
