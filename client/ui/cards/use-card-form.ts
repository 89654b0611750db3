import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toAppError } from '../../apollo/app-error';
import { messageOfProblem } from '../../forms/server-errors';
import { useLanguageOfErrors } from '../../forms/use-language-of-errors';
import { useFailure, useProblemText } from '../feedback/use-failure';
import { anyCardShape, cardShape } from './card-shape';
import { cardFieldOf, emptyCard, isTyped, type CardValues } from './card-values';

/** The form of a card, saved or new: field errors are at the fields, any other is returned as the words of `failure`. */
export function useCardForm(cardId: string, send: (values: CardValues) => Promise<void>) {
  const { t } = useTranslation('cards');
  const wordsOf = useFailureText();
  const { failure, fail, clear, isOpen } = useFailure(null, { wordsOf });
  const resolver = useMemo<Resolver<CardValues>>(() => {
    const typed = zodResolver(z.object(cardShape(t('expiryIncomplete'))));
    const saved = zodResolver(z.object(anyCardShape));
    return (values, context, options) => (isTyped(values) ? typed : saved)(values, context, options);
  }, [t]);
  const form = useForm<CardValues>({ resolver, defaultValues: emptyCard(cardId) });
  useLanguageOfErrors(form);
  const submit = form.handleSubmit(async (values) => {
    clear();
    try {
      await send(values);
    } catch (error) {
      const problem = toAppError(error);
      const rest = problem.fields.filter(({ path, ...field }) => {
        const name = cardFieldOf(path);
        if (name) form.setError(name, { type: 'server', message: messageOfProblem(field) }, { shouldFocus: true });
        return !name;
      });
      if (!isOpen() || problem.fields.length === rest.length) fail(error);
    }
  });
  return { form, failure: failure ? wordsOf(failure) : null, isBusy: form.formState.isSubmitting, submit };
}

/* A card without funds has a text of its own. */
function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('cards');
  const textOf = useProblemText();
  return (error) => {
    const problem = toAppError(error);
    const hasNoFunds = problem.code === 'PAYMENT_DECLINED' && problem.params.reason === 'insufficient_funds';
    return hasNoFunds ? t('noFunds') : textOf(problem);
  };
}
