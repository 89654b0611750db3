import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActOption } from './ActChoice';
import { CaseFrameContext } from './case-frame';
import type { DecisionField, DecisionValues } from './DecisionForm';
import { LazyDecisionForm } from './LazyDecisionForm';

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
  /** Called with null when the act is done or left. */
  onChoose?: (act: Act | null) => void;
  /** What people will read, by what is written so far. */
  renderPreview?: (act: Act, values: DecisionValues) => ReactNode;
  /** A button for something that is no act of the choice: beside the form's, or alone while nothing is chosen. */
  beside?: ReactNode;
  onSend: (act: Act, values: DecisionValues) => Promise<unknown>;
  onDone: () => void;
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
  onChoose,
  renderPreview,
  beside,
  onSend,
  onDone,
}: ActDecisionProps<Act>) {
  const { t } = useTranslation('staff');
  const { Choice } = useContext(CaseFrameContext);
  const [chosen, setChosen] = useState<Act | null>(null);
  const corrected = correctChoice(chosen);
  const option = options.find(({ act }) => act === corrected);
  const act = option?.act ?? null;
  const choose = (next: Act | null) => {
    onChoose?.(next);
    setChosen(next);
  };
  return (
    <>
      <Choice label={label ?? t('room.choose')} options={options} value={act} onChange={choose} />
      {act && option ? (
        <LazyDecisionForm
          key={`${act}${formKey}`}
          name={act}
          fields={fieldsOf(act)}
          submit={submitOf ? (values) => submitOf(act, values) : option.title}
          done={done}
          isDangerous={dangerous.includes(act)}
          isDisabled={isDisabled}
          renderPreview={renderPreview && ((values) => renderPreview(act, values))}
          beside={beside}
          onSend={(values) => onSend(act, values)}
          onDone={() => {
            choose(null);
            onDone();
          }}
          onLeave={() => choose(null)}
        />
      ) : (
        beside
      )}
    </>
  );
}
