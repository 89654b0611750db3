import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toAppError, type AppError } from '../../apollo/app-error';
import { messageOfProblem } from '../../forms/server-errors';
import { useLanguageOfErrors } from '../../forms/use-language-of-errors';
import { anyCardShape, cardShape } from './card-shape';
import { cardFieldOf, emptyCard, isTyped, type CardValues } from './card-values';

/** The form of a card, saved or new: field errors are at the fields, any other error is returned as `failure`. */
export function useCardForm(cardId: string, send: (values: CardValues) => Promise<void>) {
  const { t } = useTranslation('cards');
  const [failure, setFailure] = useState<AppError | null>(null);
  const resolver = useMemo<Resolver<CardValues>>(() => {
    const typed = zodResolver(z.object(cardShape(t('expiryIncomplete'))));
    const saved = zodResolver(z.object(anyCardShape));
    return (values, context, options) => (isTyped(values) ? typed : saved)(values, context, options);
  }, [t]);
  const form = useForm<CardValues>({ resolver, defaultValues: emptyCard(cardId) });
  useLanguageOfErrors(form);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const problem = toAppError(error);
      const rest = problem.fields.filter(({ path, ...field }) => {
        const name = cardFieldOf(path);
        if (name) form.setError(name, { type: 'server', message: messageOfProblem(field) }, { shouldFocus: true });
        return !name;
      });
      setFailure(problem.fields.length > rest.length ? null : problem);
    }
  });
  return { form, failure, isBusy: form.formState.isSubmitting, submit };
}
