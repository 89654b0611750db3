import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useContext, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findUnsent, useDecision } from '../undo/decisions';
import { focusIfLost } from '../undo/focus-if-lost';
import type { ActOption } from './ActChoice';
import { CaseFrameContext } from './case-frame';
import type { DecisionField, DecisionValues } from './DecisionForm';
import { LazyDecisionForm } from './LazyDecisionForm';

const DecisionNote = lazy(() => import('../undo/DecisionNote').then((file) => ({ default: file.DecisionNote })));

interface ActDecisionProps<Act extends string> {
  /** What the choice is about, where several stand on one page. */
  label?: string;
  /** The acts with a form that the server offers now. */
  options: readonly ActOption<Act>[];
  fieldsOf: (act: Act) => readonly DecisionField[];
  /** Acts that end something for somebody: their button is red. */
  dangerous?: readonly Act[];
  /** The button's words where they are not the act's title. */
  submitOf?: (act: Act, values: DecisionValues) => string;
  /** What is said once an act is done; null: the sender says so. */
  done: string | null;
  /** Takes the place of a choice that cannot stand, such as publishing a space with notes. */
  correctChoice?: (chosen: Act | null) => Act | null;
  /** Makes a new form of the same act when it changes. */
  formKey?: string;
  isDisabled?: boolean;
  /** The case, and which of the acts can be undone for ten seconds; unset: all are sent at once. */
  undo?: { readonly of: string; readonly can: (act: Act) => boolean };
  /** Called with null when the act is done or left. */
  onChoose?: (act: Act | null) => void;
  /** What people will read, by what is written so far. */
  renderPreview?: (act: Act, values: DecisionValues) => ReactNode;
  /** A button for something that is no act of the choice: beside the form's, or alone while nothing is chosen. */
  beside?: ReactNode;
  onSend: (act: Act, values: DecisionValues) => Promise<unknown>;
  onDone: () => void;
  /** Loads the case anew when an act was refused: somebody else may have decided meanwhile. */
  onRefused?: () => void;
}

/** What can be decided about a case: one of the offered acts, with its form. */
export function ActDecision<Act extends string>({
  label,
  options,
  fieldsOf,
  dangerous = [],
  submitOf,
  done,
  correctChoice = (one) => one,
  formKey = '',
  isDisabled,
  undo,
  onChoose,
  renderPreview,
  beside,
  onSend,
  onDone,
  onRefused,
}: ActDecisionProps<Act>) {
  const { t } = useTranslation('staff');
  const { Choice } = useContext(CaseFrameContext);
  const place = useRef<HTMLDivElement>(null);
  const waiting = useDecision(undo?.of);
  const [unsent] = useState(() => findUnsent(undo?.of));
  const [chosen, setChosen] = useState<Act | null>((unsent?.act as Act | undefined) ?? null);
  // What was refused keeps its form, with what is written there, even if it is offered no longer.
  const [refused, setRefused] = useState<ActOption<Act> | null>(
    unsent && { act: unsent.act as Act, title: unsent.title, text: '' },
  );
  const corrected = correctChoice(chosen);
  const offered = options.find(({ act }) => act === corrected);
  const option = offered ?? (refused?.act === corrected ? refused : null);
  const act = option?.act ?? null;
  const choose = (next: Act | null) => {
    onChoose?.(next);
    setChosen(next);
    setRefused(null);
  };
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
      {!waiting && <Choice label={label ?? t('room.choose')} options={options} value={act} onChange={choose} />}
      {act && option ? (
        <LazyDecisionForm
          key={`${act}${formKey}`}
          name={act}
          fields={fieldsOf(act)}
          submit={submitOf ? (values) => submitOf(act, values) : option.title}
          done={done}
          isDangerous={dangerous.includes(act)}
          isDisabled={isDisabled || !offered}
          undoAs={undo?.can(act) ? undo.of : undefined}
          overtaken={offered ? undefined : t('room.undo.overtaken')}
          renderPreview={renderPreview && ((values) => renderPreview(act, values))}
          beside={beside}
          onSend={async (values) => {
            try {
              await onSend(act, values);
            } catch (error) {
              setRefused(option);
              onRefused?.();
              throw error;
            }
          }}
          onDone={() => {
            choose(null);
            onDone();
            focusIfLost(place.current);
          }}
          onLeave={() => choose(null)}
        />
      ) : (
        // Sent on leaving, and on its way still.
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
