import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminCountsDocument, type StaffSpaceCase_SpaceFragment } from '../../../generated/graphql';
import { SpaceTypeValues, type SpacePart, type SpaceType, type StaffSpaceAct } from '../../../generated/schema';
import { ActChoice } from '../components/ActChoice';
import { DecisionForm, type DecisionField } from '../components/DecisionForm';
import type { PartNotes } from './part-notes';
import { useSendSpaceAct, type DecidedSpaceAct } from './use-send-space-act';

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
const DANGEROUS: readonly StaffSpaceAct[] = ['HIDE', 'REMOVE'];

interface SpaceDecisionProps {
  space: StaffSpaceCase_SpaceFragment;
  notes: PartNotes;
  onDone: () => void;
}

/** The right column of a space's case room. A space with notes cannot be published. */
export function SpaceDecision({ space, notes, onDone }: SpaceDecisionProps) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState<DecidedSpaceAct | null>(null);
  const fieldsOf = useSpaceActFields(space, Object.keys(notes).length > 0);
  const send = useSendSpaceAct(space.id, [AdminCountsDocument]);
  const offered = DECIDED.filter((act) => space.staffRecord?.availableActs.includes(act));
  const count = Object.keys(notes).length;
  const isOff = (act: DecidedSpaceAct): boolean => act === 'APPROVE' && count > 0;
  // A first note means that changes are asked for.
  const wanted = count > 0 && (chosen === null || isOff(chosen)) ? 'REQUEST_CHANGES' : chosen;
  const act = wanted && offered.includes(wanted) ? wanted : null;
  return (
    <>
      <ActChoice
        label={t('room.choose')}
        options={offered.map((one) => ({
          act: one,
          title: t(`space.act.${one}`),
          text: isOff(one) ? t('space.notesFirst', { count }) : t(`space.actText.${one}`),
          isDisabled: isOff(one),
        }))}
        value={act}
        onChange={setChosen}
      />
      {act && (
        <DecisionForm
          key={`${act}${count > 0}`}
          name={act}
          fields={fieldsOf(act)}
          submit={t(`space.act.${act}`)}
          done={t('space.done')}
          isDangerous={DANGEROUS.includes(act)}
          onSend={(values) => send(act, values, noteList(notes))}
          onDone={() => {
            setChosen(null);
            onDone();
          }}
          onLeave={() => setChosen(null)}
        />
      )}
    </>
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
    hint: t('staff:room.statementHint'),
    kind: 'text',
  };
  const fields: Record<DecidedSpaceAct, readonly DecisionField[]> = {
    APPROVE: [],
    REQUEST_CHANGES: [
      {
        name: 'reason',
        label: t('staff:space.words'),
        hint: t('staff:space.wordsHint'),
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
