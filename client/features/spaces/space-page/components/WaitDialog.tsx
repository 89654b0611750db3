import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComplete, type Stay } from '../../../../ui/booking/stay-address';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { LazyRangeCalendar } from '../../../../ui/range-calendar/LazyRangeCalendar';
import { WaitButton } from '../../../../ui/waiting/WaitButton';

interface WaitDialogProps {
  spaceId: string;
  min: string;
  onClose: () => void;
}

/** Picks dates to wait for, including taken ones. */
export function WaitDialog({ spaceId, min, onClose }: WaitDialogProps) {
  const { t } = useTranslation('waiting');
  const [stay, setStay] = useState<Stay>({ from: null, to: null, isRolling: false });
  return (
    <Dialog isOpen onClose={onClose} title={t('dialogTitle')} width="26rem">
      <chakra.p marginBottom="4" textStyle="sm" color="fg.muted">
        {t('dialogText')}
      </chakra.p>
      <LazyRangeCalendar
        min={min}
        value={stay}
        onChange={({ from, to }) => setStay({ from, to, isRolling: false })}
        hasHelp={false}
      />
      {isComplete(stay) && stay.from && <WaitButton spaceId={spaceId} from={stay.from} to={stay.to} />}
    </Dialog>
  );
}
