import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActOption } from './ActChoice';
import type { DecisionField, DecisionValues } from './DecisionForm';
import { LazyDecisionForm } from './LazyDecisionForm';

/** What the forms of a case's acts ask for, and how each is sent. */
export interface ActForms<Act extends string> {
  fieldsOf: (act: Act) => readonly DecisionField[];
  /** Destructive acts: their button is red. */
  dangerous?: readonly Act[];
  /** The button's label, if not the act's title. */
  submitOf?: (act: Act, values: DecisionValues) => string;
  /** The message after an act; null when the sender shows its own. */
  done: string | null;
  isDisabled?: boolean;
  /** The case, and which of the acts can be undone for ten seconds; unset sends all at once. */
  undo?: {
    readonly of: string;
    readonly can: (act: Act) => boolean;
    /** Input outside the form that is kept with it until the server accepts. */
    readonly beside?: DecisionValues;
  };
  /** What people will read, by what is written so far. */
  renderPreview?: (act: Act, values: DecisionValues) => ReactNode;
  /** A button for something other than the choice's acts: beside the form's, or alone while nothing is chosen. */
  beside?: ReactNode;
  /** The key as of a `DecisionForm`. */
  onSend: (act: Act, values: DecisionValues, key: string) => Promise<unknown>;
}

interface ActFormProps<Act extends string> extends ActForms<Act> {
  option: ActOption<Act>;
  isOffered: boolean;
  onRefused: (error: unknown) => void;
  onDone: () => void;
  onLeave: () => void;
}

/** The form of one act of a case. */
export function ActForm<Act extends string>(props: ActFormProps<Act>) {
  const { option, isOffered, fieldsOf, dangerous = [], submitOf, done, isDisabled, undo } = props;
  const { renderPreview, beside, onSend, onRefused, onDone, onLeave } = props;
  const { t } = useTranslation('staff');
  const { act, title } = option;
  return (
    <LazyDecisionForm
      name={act}
      fields={fieldsOf(act)}
      submit={submitOf ? (values) => submitOf(act, values) : title}
      done={done}
      isDangerous={dangerous.includes(act)}
      isDisabled={isDisabled || !isOffered}
      undoAs={undo?.can(act) ? undo.of : undefined}
      keptBeside={undo?.beside}
      overtaken={isOffered ? undefined : t('room.undo.overtaken')}
      renderPreview={renderPreview && ((values) => renderPreview(act, values))}
      beside={beside}
      onSend={async (values, key) => {
        try {
          await onSend(act, values, key);
        } catch (error) {
          onRefused(error);
          throw error;
        }
      }}
      onDone={onDone}
      onLeave={onLeave}
    />
  );
}
