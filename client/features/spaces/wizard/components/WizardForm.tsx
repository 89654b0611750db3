import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PublishSpaceMutation } from '../../../../generated/graphql';
import { useAuth } from '../../../../session/AuthProvider';
import { toast } from '../../../../ui/feedback/toast';
import { WizardContext, type Wizard } from '../WizardContext';
import type { Draft } from '../draft-values';
import { fieldOf, firstOpenStep, rootOf, UNTOUCHED_PROBLEMS, type Problem } from '../steps';
import { MY_SPACES } from '../my-spaces';
import { useDraftPhotos } from '../use-draft-photos';
import { useDraftStore } from '../use-draft-store';
import { useLeaveGuard } from '../use-leave-guard';
import { useProblemText } from '../use-problem-text';
import { useStep } from '../use-step';
import { useUploads } from '../use-uploads';
import { useWizardChecks } from '../use-wizard-checks';
import { UnpublishedDialog } from './UnpublishedDialog';
import { LeaveDialog } from './LeaveDialog';
import { WizardView } from './WizardView';

interface WizardFormProps {
  isEdit: boolean;
  start: {
    id: string | null;
    values?: Draft;
    savedAt?: string | null;
    hasUnpublished?: boolean;
    onCreated: (id: string) => void;
  };
  /** The first screen of a resumed draft. */
  firstProblems: readonly Problem[] | null;
}

/** One draft with everything around it: values, steps, checks, pictures and exits. */
export function WizardForm({ isEdit, start, firstProblems }: WizardFormProps) {
  const { t } = useTranslation('wizard');
  const problemText = useProblemText();
  const { reloadViewer } = useAuth();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [firstStep] = useState(() => (isEdit || !firstProblems ? 'LOCATION' : firstOpenStep(firstProblems)));
  const [createdId, setCreatedId] = useState<string | null>(null);
  const { store, state, space } = useDraftStore({ ...start, onCreated: setCreatedId });
  const [firstField] = useState(() => {
    const open = firstProblems?.find((problem) => problem.step === firstStep);
    return open ? fieldOf(open) : null;
  });
  const steps = useStep(firstStep, firstField, store);

  const { onCreated } = start;
  useEffect(() => {
    if (createdId === null) return;
    onCreated(createdId);
    void navigate({ pathname: `/publish-space/${createdId}`, search }, { replace: true, preventScrollReset: true });
    // The first draft gives the host role.
    void reloadViewer();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per draft: a later change of the address is no new draft
  }, [createdId]);

  const isPublished = useRef(false);
  const onPublished = (published: PublishSpaceMutation['publishSpace']['space']) => {
    const isWaiting = published.status === 'IN_REVIEW';
    const news = isWaiting ? 'submitted' : isEdit ? 'changed' : 'published';
    toast({ title: t(`${news}.title`), description: t(`${news}.text`), tone: 'success' });
    void reloadViewer();
    isPublished.current = true;
    void navigate(isWaiting ? MY_SPACES : `/space/${published.id}`, { replace: true });
  };
  const checks = useWizardChecks({ store, step: steps.step, screen: steps.screen, goTo: steps.goTo, onPublished });
  const { ensureDraft, refresh } = useDraftPhotos(store);
  const uploads = useUploads({ ensureDraft, onArrived: refresh });
  const guard = useLeaveGuard(store, uploads.isRunning, isPublished);

  const change = useCallback((values: Draft) => store.change(values), [store]);
  const problems = useMemo(
    () =>
      (state.id === null ? UNTOUCHED_PROBLEMS : (space?.draftProblems ?? [])).filter(
        (problem) => !unsavedHides(state.unsaved, rootOf(fieldOf(problem))),
      ),
    [space, state.id, state.unsaved],
  );
  const { triedSteps } = checks.attempt;
  const wizard: Wizard = {
    isEdit,
    step: steps.step,
    screen: steps.screen,
    draft: state,
    values: state.values,
    space,
    problems,
    triedSteps,
    uploads,
    change,
    goTo: steps.goTo,
    problemAt: (field) => {
      const problem = problems.find(
        (item) => triedSteps.has(item.step) && (fieldOf(item) === field || rootOf(fieldOf(item)) === field),
      );
      return problem && problemText(problem);
    },
  };
  const exit = () => void navigate(state.id === null ? '/' : MY_SPACES);
  const save = () => {
    // Nothing was typed, so no draft is created.
    if (state.id === null && state.status === 'untouched') return;
    void store.flush().then((isSaved) => {
      if (!isSaved) return;
      const { hasUnpublished } = store.getState();
      toast({ title: t(hasUnpublished ? 'saved.unpublishedToast' : 'saved.toast'), tone: 'success' });
    });
  };

  return (
    <WizardContext value={wizard}>
      <WizardView
        checks={checks}
        onExit={exit}
        onSave={save}
        onBack={steps.back ?? exit}
        onRetry={() => void store.flush()}
      />
      <LeaveDialog
        isOpen={guard.isPrompting}
        isUploading={uploads.isRunning}
        onStay={guard.stay}
        onLeave={guard.leave}
      />
      {guard.isUnpublished && state.id && (
        <UnpublishedDialog spaceId={state.id} guard={guard} onPublish={() => void checks.publish()} />
      )}
    </WizardContext>
  );
}

/* The pin is two fields of the draft. */
function unsavedHides(unsaved: ReadonlySet<string>, field: string): boolean {
  return unsaved.has(field) || (field === 'pin' && (unsaved.has('lat') || unsaved.has('isPinConfirmed')));
}
