import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  useSaveOnboardingMutation,
  type Onboarding_AnswersFragment,
  type SaveOnboardingMutation,
} from '../../../generated/graphql';
import { useAuth } from '../../../session/AuthProvider';
import { rememberedPerson } from '../../../session/tabs';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import { AnswersStore, type AnswersState } from './answers-store';

/** The answers of this visit, initialized from the server; unsaved ones are saved on leaving. */
export function useAnswers(saved: Onboarding_AnswersFragment): { store: AnswersStore; answers: AnswersState } {
  const [save] = useSaveOnboardingMutation(KEPT_ALIVE);
  const { user } = useAuth();
  const [store] = useState(() => {
    const owner = user?.id ?? null;
    return new AnswersStore(saved, async (input) => {
      // A late save must not reach the account of another user who has signed in since (P-31).
      const present = rememberedPerson();
      if (present != null && present !== owner) throw new Error('these are the answers of somebody else');
      return answersOf((await save({ variables: { input } })).data);
    });
  });
  useEffect(() => {
    const send = () => store.sendNow();
    window.addEventListener('pagehide', send);
    const leave = store.open();
    return () => {
      window.removeEventListener('pagehide', send);
      leave();
    };
  }, [store]);
  return { store, answers: useStore(store) };
}

function answersOf(data: SaveOnboardingMutation | null | undefined): Onboarding_AnswersFragment {
  if (!data) throw new Error('the answer is empty');
  return data.saveOnboarding.onboarding;
}
