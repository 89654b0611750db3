import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecision } from '../undo/decisions';
import { focusIfLost } from '../undo/focus-if-lost';
import type { ActOption } from './ActChoice';
import { ActForm, type ActForms } from './ActForm';
import { CaseFrameContext } from './case-frame';
import { useActChoice } from './use-act-choice';

const DecisionNote = lazy(() => import('../undo/DecisionNote').then((file) => ({ default: file.DecisionNote })));

interface ActDecisionProps<Act extends string> extends ActForms<Act> {
  /** The subject of the choice, where there are several on one page. */
  label?: string;
  /** The acts with a form that the server offers now. */
  options: readonly ActOption<Act>[];
  /** Replaces an unavailable choice, such as publishing a space with notes. */
  correctChoice?: (chosen: Act | null) => Act | null;
  /** Resets the form of the same act when it changes. */
  formKey?: string;
  /** Called with null when the act is done or abandoned. */
  onChoose?: (act: Act | null) => void;
  onDone: () => void;
  /** Reloads the case when an act was refused: somebody else may have decided meanwhile. */
  onRefused?: (error: unknown) => void;
}

/** The decision about a case: one of the offered acts, with its form. */
export function ActDecision<Act extends string>(props: ActDecisionProps<Act>) {
  const { label, options, correctChoice = (one) => one, formKey = '', onChoose, onDone, onRefused, ...forms } = props;
  const { undo, beside } = forms;
  const { t } = useTranslation('staff');
  const { Choice } = useContext(CaseFrameContext);
  const place = useRef<HTMLDivElement>(null);
  const waiting = useDecision(undo?.of);
  const choice = useActChoice({ options, caseId: undo?.of, correct: correctChoice, onChoose });
  const { option, isOffered, choose } = choice;
  return (
    <chakra.div
      ref={place}
      role="group"
      aria-label={t('room.decision')}
      tabIndex={-1}
      outline="none"
      display="grid"
      gap="4"
    >
      {!waiting && (
        <Choice label={label ?? t('room.choose')} options={options} value={option?.act ?? null} onChange={choose} />
      )}
      {option ? (
        <ActForm
          {...forms}
          key={`${option.act}${formKey}`}
          option={option}
          isOffered={isOffered}
          onRefused={(error) => onRefused?.(error)}
          onDone={() => {
            choose(null);
            onDone();
            focusIfLost(place.current);
          }}
          onLeave={() => choose(null)}
        />
      ) : (
        // Sent on leaving, and still in progress.
        (waiting && (
          <Suspense>
            <DecisionNote undoable={waiting} onUndo={() => undefined} />
          </Suspense>
        )) ||
        beside
      )}
    </chakra.div>
  );
}
