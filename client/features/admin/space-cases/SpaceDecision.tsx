import { useState } from 'react';
import { textBounds } from '../../../generated/bounds';
import { useTranslation } from 'react-i18next';
import { AdminCountsDocument, type StaffSpaceCase_SpaceFragment } from '../../../generated/graphql';
import type { SpacePart, SpaceType } from '../../../generated/schema';
import { SpaceTypeValues } from '../../../generated/values/SpaceType';
import { ActDecision } from '../components/ActDecision';
import type { DecisionField } from '../components/DecisionForm';
import { isUndoable } from '../undo/undoable-acts';
import { toValues, type PartNotes } from './part-notes';
import { SpaceActPreview } from './SpaceActPreview';
import { spaceActInput, type DecidedSpaceAct } from './space-act-input';
import { useSendSpaceAct } from './use-send-space-act';

const DECIDED: readonly DecidedSpaceAct[] = [
  'APPROVE',
  'REQUEST_CHANGES',
  'HIDE',
  'SHOW',
  'FEATURE',
  'UNFEATURE',
  'MOVE_PIN',
  'CHANGE_TYPE',
  'REMOVE',
];

/** Acts without a mail to the host. */
const SILENT: readonly DecidedSpaceAct[] = ['FEATURE', 'UNFEATURE'];

interface SpaceDecisionProps {
  space: StaffSpaceCase_SpaceFragment;
  notes: PartNotes;
  onDone: () => void;
  /** Reloads the space; the notes stay. */
  onRefused: () => void;
}

/** The acts on a space that the server offers, each once its mail was viewed. A space with notes cannot be published: they request changes. */
export function SpaceDecision({ space, notes, onDone, onRefused }: SpaceDecisionProps) {
  const { t } = useTranslation('staff');
  const count = Object.keys(notes).length;
  const [isSeen, setSeen] = useState(true);
  const fieldsOf = useSpaceActFields(space, count > 0);
  const send = useSendSpaceAct([AdminCountsDocument]);
  const offered = DECIDED.filter((act) => space.staffRecord?.availableActs.includes(act));
  const isOff = (act: DecidedSpaceAct | null): boolean => act === 'APPROVE' && count > 0;
  return (
    <ActDecision
      options={offered.map((act) => ({
        act,
        title: t(`space.act.${act}`),
        text: isOff(act) ? t('space.notesFirst', { count }) : t(`space.actText.${act}`),
        isDisabled: isOff(act),
      }))}
      fieldsOf={fieldsOf}
      dangerous={['HIDE', 'REMOVE']}
      isDisabled={!isSeen}
      onChoose={() => setSeen(true)}
      undo={{ of: space.id, can: (act) => isUndoable('StaffSpaceAct', act), beside: toValues(notes) }}
      done={t('space.done')}
      correctChoice={(chosen) => (count > 0 && (chosen === null || isOff(chosen)) ? 'REQUEST_CHANGES' : chosen)}
      formKey={String(count > 0)}
      renderPreview={(act, values) =>
        !SILENT.includes(act) && (
          <SpaceActPreview space={space} order={spaceActInput(act, values, noteList(notes))} onSeen={setSeen} />
        )
      }
      onSend={(act, values) => send(space.id, act, values, noteList(notes))}
      onDone={onDone}
      onRefused={onRefused}
    />
  );
}

const noteList = (notes: PartNotes) =>
  Object.entries(notes).map(([part, note]) => ({ part: part as SpacePart, note: note ?? '' }));

function useSpaceActFields(
  space: StaffSpaceCase_SpaceFragment,
  hasNotes: boolean,
): (act: DecidedSpaceAct) => readonly DecisionField[] {
  const { t } = useTranslation(['staff', 'common']);
  const statement: DecisionField = {
    name: 'statement',
    label: t('staff:room.statement'),
    hint: t('staff:room.statementHint', textBounds.statement),
    kind: 'text',
  };
  const fields: Record<DecidedSpaceAct, readonly DecisionField[]> = {
    APPROVE: [],
    REQUEST_CHANGES: [
      {
        name: 'reason',
        label: t('staff:space.words'),
        hint: t('staff:space.wordsHint', textBounds.spaceChanges),
        kind: 'text',
        isOptional: hasNotes,
      },
    ],
    HIDE: [statement],
    SHOW: [statement],
    REMOVE: [statement],
    FEATURE: [],
    UNFEATURE: [],
    MOVE_PIN: [
      { name: 'lat', label: t('staff:space.lat'), kind: 'line', initial: String(space.staffRecord?.lat ?? '') },
      { name: 'lng', label: t('staff:space.lng'), kind: 'line', initial: String(space.staffRecord?.lng ?? '') },
      statement,
    ],
    CHANGE_TYPE: [
      {
        name: 'type',
        label: t('staff:space.type'),
        kind: SpaceTypeValues.map((value: SpaceType) => ({ value, label: t(`common:spaceType.${value}`) })),
        initial: space.type ?? undefined,
      },
      statement,
    ],
  };
  return (act) => fields[act];
}
