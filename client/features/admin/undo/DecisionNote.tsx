import { Box, chakra } from '@chakra-ui/react';
import { Clock4 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { capsOf, SHORTCUTS, useShortcuts } from '../../../ui/staff/shortcuts';
import { UndoNote } from '../../../ui/undo/UndoNote';
import type { Undoable } from '../../../ui/undo/undo-store';

interface DecisionNoteProps {
  undoable: Undoable<null>;
  /** The decision, by its button's label; unset after a revisit of this page. */
  title?: string;
  onUndo: () => void;
}

/** Replaces a decision's form while it waits: the remaining time, and the undo button. */
export function DecisionNote({ undoable, title, onUndo }: DecisionNoteProps) {
  const { t } = useTranslation('staff');
  const isWaiting = undoable.phase === 'WAITING';
  useShortcuts('decision', { undo: isWaiting ? onUndo : undefined });
  return (
    <Box display="grid" gap="1">
      {title && (
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {title}
        </chakra.p>
      )}
      <UndoNote
        undoable={undoable}
        name={t(isWaiting ? 'room.undo.name' : 'room.undo.sending')}
        announced={t('room.undo.told')}
        undo={t('room.undo.undo')}
        icon={Clock4}
        textIn={(seconds) => (isWaiting ? t('room.undo.in', { seconds }) : t('room.undo.sending'))}
        buttonIn={() => t('room.undo.undo')}
        keys={capsOf(SHORTCUTS.decision.undo)}
        takesFocus={isWaiting}
        onUndo={onUndo}
      />
      {isWaiting && (
        <chakra.p aria-hidden textStyle="xs" color="fg.subtle">
          {t('room.undo.leaving')}
        </chakra.p>
      )}
    </Box>
  );
}
