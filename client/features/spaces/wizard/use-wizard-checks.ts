import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failedWith, RequestFailed, toAppError, type AppError } from '../../../apollo/app-error';
import {
  PublishSpaceDocument,
  WizardCheckDocument,
  WizardHostDocument,
  type PublishSpaceMutation,
  type WizardStep,
} from '../../../generated/graphql';
import type { DraftStore } from './draft-store';
import { fieldOf, isOnScreen, screenOf, screensOf, adjacentStep, STEPS, type Problem } from './steps';

export interface Attempt {
  /** Increases with every try, so that the summary takes the focus again. */
  count: number;
  /** The host tried to leave a step, or to publish. */
  scope: 'step' | 'all';
  triedSteps: ReadonlySet<WizardStep>;
}

interface ChecksOptions {
  store: DraftStore;
  step: WizardStep;
  screen: number;
  goTo: (step: WizardStep, field?: string, screen?: number) => void;
  onPublished: (space: PublishSpaceMutation['publishSpace']['space']) => void;
}

interface Checks {
  attempt: Attempt;
  isBusy: boolean;
  /** Why the last try failed, if not because of a field. */
  failure: AppError | null;
  next: () => Promise<void>;
  publish: () => Promise<void>;
}

/** The first step if nothing was typed. */
const UNTOUCHED_STEP: WizardStep = 'LOCATION';

const NO_ANSWER = failedWith('NETWORK').problem;

/** "Next" and "Publish": both save first and then show what the server reports as missing. */
export function useWizardChecks({ store, step, screen, goTo, onPublished }: ChecksOptions): Checks {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, scope: 'step', triedSteps: new Set() });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const problemsNow = async (): Promise<readonly Problem[]> => {
    if (!(await store.flush())) throw new RequestFailed(store.getState().error ?? NO_ANSWER);
    const id = store.getState().id ?? '';
    const { data } = await client.query({ query: WizardCheckDocument, variables: { id }, fetchPolicy: 'network-only' });
    if (!data?.space) throw new RequestFailed(NO_ANSWER);
    return data.space.draftProblems;
  };
  const refuse = (scope: Attempt['scope'], steps: readonly WizardStep[]): void =>
    setAttempt((last) => ({ count: last.count + 1, scope, triedSteps: new Set([...last.triedSteps, ...steps]) }));
  /* The next screen of a step shows no errors before it was tried. */
  const leave = (left: WizardStep): void =>
    setAttempt((last) => ({ ...last, triedSteps: new Set([...last.triedSteps].filter((tried) => tried !== left)) }));
  const attempting = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(toAppError(error));
      refuse('step', []);
    } finally {
      setBusy(false);
    }
  };

  /* Nothing was typed: the first step is refused without creating an empty draft, which would give the host role. */
  const isUntouched = () => store.getState().status === 'untouched' && store.getState().id === null;

  const next = () =>
    attempting(async () => {
      if (isUntouched()) {
        refuse('step', [step]);
        if (step !== UNTOUCHED_STEP) goTo(UNTOUCHED_STEP);
        return;
      }
      const problems = await problemsNow();
      const after = adjacentStep(step, 1);
      if (problems.some((problem) => isOnScreen(problem, step, screen))) return refuse('step', [step]);
      if (screen + 1 < screensOf(step)) {
        leave(step);
        return goTo(step, undefined, screen + 1);
      }
      const missed = problems.find((problem) => problem.step === step);
      if (missed) {
        refuse('step', [step]);
        goTo(step, undefined, screenOf(step, fieldOf(missed)));
      } else if (after) goTo(after);
    });

  const publish = () =>
    attempting(async () => {
      if (isUntouched()) {
        refuse('all', STEPS);
        goTo(UNTOUCHED_STEP);
        return;
      }
      const problems = await problemsNow();
      const [first] = problems;
      if (first) {
        refuse('all', STEPS);
        if (!isOnScreen(first, step, screen)) goTo(first.step, undefined, screenOf(first.step, fieldOf(first)));
        return;
      }
      const id = store.getState().id ?? '';
      const { data } = await client.mutate({ mutation: PublishSpaceDocument, variables: { id } });
      if (!data) return;
      const { isTrader } = store.getState().values;
      if (isTrader != null)
        client.cache.updateQuery(
          { query: WizardHostDocument },
          (host) => host?.viewer && { viewer: { ...host.viewer, isTrader } },
        );
      // The cache may have its page from before the change, so it is refetched.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'space', args: { id }, broadcast: false });
      onPublished(data.publishSpace.space);
    });

  return { attempt, isBusy, failure, next, publish };
}
