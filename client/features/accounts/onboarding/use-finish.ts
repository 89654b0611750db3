import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RequestFailed } from '../../../apollo/app-error';
import { useFinishOnboardingMutation, type Onboarding_AnswersFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAuth } from '../../../session/AuthProvider';
import { toast } from '../../../ui/feedback/toast';
import type { AnswersStore } from './answers-store';
import { searchPath, wizardPath } from './steps';

interface Finish {
  finish: () => Promise<void>;
  isFinishing: boolean;
  /** Set for people who chose both: there are two next steps. */
  done: Onboarding_AnswersFragment | null;
}

/** The end: to the search, to the wizard with the draft of the offer, or to the choice of both. */
export function useFinish(store: AnswersStore): Finish {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  const { reloadViewer } = useAuth();
  const navigate = useNavigate();
  const [mutate, { loading }] = useFinishOnboardingMutation();
  const [done, setDone] = useState<Onboarding_AnswersFragment | null>(null);

  const finish = async () => {
    try {
      // Unsaved answers would be missing from the draft and the search.
      const problem = (await store.flush()) ? null : store.getState().error;
      if (problem) throw new RequestFailed(problem);
      const saved = (await mutate()).data?.finishOnboarding.onboarding;
      if (!saved) return;
      // A first draft makes the user a host.
      if (saved.draftId) void reloadViewer();
      if (saved.intention === 'BOTH') setDone(saved);
      else if (saved.intention === null) void navigate('/', { replace: true });
      else void navigate(saved.intention === 'STORE' ? searchPath(saved) : wizardPath(saved), { replace: true });
    } catch (error) {
      toast({ title: t('failed.title'), description: textOf(error), tone: 'error' });
    }
  };
  return { finish, isFinishing: loading, done };
}
