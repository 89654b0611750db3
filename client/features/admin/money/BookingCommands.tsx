import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAllowChargesMutation,
  useHoldPayoutMutation,
  useReleasePayoutMutation,
  useSettleTerminationMutation,
  useTerminateBookingMutation,
  type StaffBookingQuery,
} from '../../../generated/graphql';
import { TerminationReasonValues, type TerminationReason } from '../../../generated/schema';
import { StaffForm, type StaffField } from './StaffForm';

interface BookingCommandsProps {
  booking: NonNullable<StaffBookingQuery['bookingByReference']>;
  onDone: () => void;
}

const COMMANDS = ['TERMINATE', 'SETTLE', 'ALLOW_CHARGES', 'HOLD', 'RELEASE'] as const;
type Command = (typeof COMMANDS)[number];

/** The commands of the staff about a booking, one form at a time; which of them are possible the server says. */
export function BookingCommands({ booking, onDone }: BookingCommandsProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<Command | null>(null);
  const send = useSend(booking);
  const reason: StaffField = { name: 'reason', label: t('money.reason'), hint: t('money.reasonHint'), kind: 'text' };
  const fields: Record<Command, readonly StaffField[]> = {
    TERMINATE: [
      {
        name: 'breach',
        label: t('money.command.breach'),
        kind: TerminationReasonValues.map((value) => ({ value, label: t(`money.breach.${value}`) })),
      },
      { name: 'text', label: t('money.command.statement'), hint: t('money.command.statementHint'), kind: 'text' },
    ],
    SETTLE: [],
    ALLOW_CHARGES: [],
    HOLD: [reason],
    RELEASE: [reason],
  };
  return (
    <Stack gap="4">
      <Flex gap="2" flexWrap="wrap">
        {COMMANDS.map((command) => (
          <Button
            key={command}
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            variant="outline"
            aria-pressed={open === command}
            onClick={() => setOpen(open === command ? null : command)}
          >
            {t(`money.command.open.${command}`)}
          </Button>
        ))}
      </Flex>
      {open && (
        <Stack gap="3">
          <chakra.p textStyle="small">{t(`money.command.text.${open}`, { host: booking.host.displayName })}</chakra.p>
          <StaffForm
            key={open}
            name={open}
            fields={fields[open]}
            submit={t(`money.command.submit.${open}`)}
            done={t('money.command.done')}
            isDangerous={open === 'TERMINATE'}
            onSend={(values) => send[open](values)}
            onDone={() => {
              setOpen(null);
              onDone();
            }}
            onLeave={() => setOpen(null)}
          />
        </Stack>
      )}
    </Stack>
  );
}

type Send = Record<Command, (values: Record<string, string>) => Promise<unknown>>;

function useSend({ id: bookingId, host: { id: hostId } }: BookingCommandsProps['booking']): Send {
  const [terminate] = useTerminateBookingMutation();
  const [settle] = useSettleTerminationMutation();
  const [allow] = useAllowChargesMutation();
  const [hold] = useHoldPayoutMutation();
  const [release] = useReleasePayoutMutation();
  return {
    TERMINATE: ({ breach, text = '' }) =>
      terminate({ variables: { input: { bookingId, reason: breach as TerminationReason, text } } }),
    SETTLE: () => settle({ variables: { input: { bookingId } } }),
    ALLOW_CHARGES: () => allow({ variables: { input: { bookingId } } }),
    HOLD: ({ reason = '' }) => hold({ variables: { input: { hostId, bookingId, reason } } }),
    RELEASE: ({ reason = '' }) => release({ variables: { input: { hostId, bookingId, reason } } }),
  };
}
