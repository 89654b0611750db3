import { Button, chakra, Stack, Textarea } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Radio } from '../../forms/choices';
import type { DeclineReason } from '../../generated/schema';
import { Dialog } from '../overlay/Dialog';
import { bookingBounds } from '../../generated/bounds';
import { Reasons } from '../reasons/Reasons';

interface DeclineDialogProps {
  /** The requester's name. */
  name: string;
  isBusy: boolean;
  /** Why it failed. */
  failure: ReactNode;
  onClose: () => void;
  onDecline: (reason: DeclineReason, text: string) => void;
}

const MAX_TEXT = bookingBounds.declineText.max;

/** Asks for the reason, which is required to decline a request. */
export function DeclineDialog({ name, isBusy, failure, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation(['stays', 'common']);
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [text, setText] = useState('');
  const commentId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped
      title={t('declineDialog.title')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            disabled={isBusy || reason === null || (reason === 'OTHER' && !text.trim())}
            onClick={() => reason && onDecline(reason, text.trim())}
          >
            {t('declineDialog.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {failure}
        <p>{t('declineDialog.text', { name })}</p>
        <chakra.fieldset>
          <chakra.legend fontWeight="600" marginBottom="2">
            {t('declineDialog.reason')}
          </chakra.legend>
          <Stack gap="1">
            <Reasons<DeclineReason> list="DECLINE_REASONS">
              {(reasons) =>
                reasons.map(({ value, label }) => (
                  <Radio
                    key={value}
                    name="reason"
                    value={value}
                    checked={value === reason}
                    onChange={() => setReason(value)}
                  >
                    {label}
                  </Radio>
                ))
              }
            </Reasons>
          </Stack>
        </chakra.fieldset>
        <div>
          <chakra.label htmlFor={commentId} display="block" fontWeight="600" marginBottom="1.5">
            {t('declineDialog.comment', { name })}
            {reason !== 'OTHER' && (
              <chakra.span fontWeight="400" color="fg.subtle">
                {' '}
                ({t('common:optional')})
              </chakra.span>
            )}
          </chakra.label>
          <Textarea
            id={commentId}
            rows={3}
            maxLength={MAX_TEXT}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </Stack>
    </Dialog>
  );
}
