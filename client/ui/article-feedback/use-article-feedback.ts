import { useState } from 'react';
import { useStore } from 'zustand';
import { toAppError, type AppError } from '../../apollo/app-error';
import { useRateArticleMutation } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { createBrowserState } from '../../state/browser-state';
import { answerOf, storeAnswer, visitKey } from './article-answers';

/* The server renders an article for everybody, and hydration does not correct attributes: a former answer is shown after it. */
const hydrated = createBrowserState({ read: () => true, source: () => null, events: [], assumed: () => false });

type Step = 'ask' | 'thanks' | 'comment' | 'told';

/** An answer about one article, and what to show for it. */
export interface ArticleFeedback {
  readonly answer: boolean | null;
  readonly step: Step;
  readonly failure: AppError | null;
  readonly isSending: boolean;
  readonly send: (isHelpful: boolean, comment: string | null) => Promise<void>;
}

/** Sends whether an article helped; the answer can be changed during the visit. */
export function useArticleFeedback(slug: string): ArticleFeedback {
  const locale = useFormats().language === 'en' ? 'EN' : 'ES';
  const [rate, { loading }] = useRateArticleMutation();
  const [given, setAnswer] = useState<boolean | null>(null);
  const isHydrated = useStore(hydrated);
  const answer = given ?? (isHydrated ? answerOf(slug) : null);
  const [step, setStep] = useState<Step>('ask');
  const [failure, setFailure] = useState<AppError | null>(null);
  const send = async (isHelpful: boolean, comment: string | null): Promise<void> => {
    setFailure(null);
    // The same answer once more would take back the comment that was sent with it.
    if (isHelpful === answer && comment === null) return setStep(isHelpful ? 'thanks' : 'comment');
    try {
      await rate({ variables: { input: { slug, locale, isHelpful, comment, visitKey: visitKey() } } });
      storeAnswer(slug, isHelpful);
      setAnswer(isHelpful);
      setStep(isHelpful ? 'thanks' : comment === null ? 'comment' : 'told');
    } catch (error) {
      setFailure(toAppError(error));
    }
  };
  return { answer, step, failure, isSending: loading, send };
}
