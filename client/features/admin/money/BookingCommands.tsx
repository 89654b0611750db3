import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAcceptBookingMutation,
  useAllowChargesMutation,
  useCancelBookingMutation,
  useDeclineBookingMutation,
  useHoldPayoutMutation,
  useReleasePayoutMutation,
  useSettleTerminationMutation,
  useTerminateBookingMutation,
  type StaffBookingQuery,
} from '../../../generated/graphql';
import {
  DeclineReasonValues,
  TerminationReasonValues,
  type CancellationReason,
  type DeclineReason,
  type TerminationReason,
} from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { DecisionForm, type DecisionField } from '../components/DecisionForm';
import { centsOf } from './cents-of';

interface BookingCommandsProps {
  booking: NonNullable<StaffBookingQuery['bookingByReference']>;
  onDone: () => void;
}

const COMMANDS = ['ACCEPT', 'DECLINE', 'CANCEL', 'TERMINATE', 'SETTLE', 'ALLOW_CHARGES', 'HOLD', 'RELEASE'] as const;
type Command = (typeof COMMANDS)[number];

/** What the server lists among the booking's actions; the others are always there to try. */
const LISTED = ['ACCEPT', 'DECLINE', 'CANCEL'] as const;

/** Why staff cancel. */
const CANCEL_REASONS = ['DOCUMENTED_EMERGENCY', 'SPACE_REMOVED', 'OTHER'] as const satisfies CancellationReason[];
/** What ends something for somebody. */
const DANGEROUS: readonly Command[] = ['DECLINE', 'CANCEL', 'TERMINATE'];

/** The commands of the staff about a booking, one form at a time; which of them are possible the server says. */
export function BookingCommands({ booking, onDone }: BookingCommandsProps) {
  const { t } = useTranslation(['admin', 'domain']);
  const { money } = useFormats();
  const [open, setOpen] = useState<Command | null>(null);
  const send = useSend(booking);
  const reason: DecisionField = { name: 'reason', label: t('money.reason'), hint: t('money.reasonHint'), kind: 'text' };
  const statement: DecisionField = {
    name: 'text',
    label: t('money.command.statement'),
    hint: t('money.command.statementHint'),
    kind: 'text',
  };
  const paidCents = booking.cancellation?.paidCents ?? 0;
  const fields: Record<Command, readonly DecisionField[]> = {
    ACCEPT: [],
    DECLINE: [
      {
        name: 'reason',
        label: t('money.command.cause'),
        kind: DeclineReasonValues.map((value) => ({ value, label: t(`domain:declineReason.${value}`) })),
      },
      statement,
    ],
    CANCEL: [
      {
        name: 'refundCents',
        label: t('money.command.refund'),
        hint: t('money.command.refundHint', { most: money(paidCents) }),
        kind: 'line',
      },
      {
        name: 'reason',
        label: t('money.command.cause'),
        kind: CANCEL_REASONS.map((value) => ({ value, label: t(`money.cancelReason.${value}`) })),
      },
      statement,
    ],
    TERMINATE: [
      {
        name: 'breach',
        label: t('money.command.breach'),
        kind: TerminationReasonValues.map((value) => ({ value, label: t(`money.breach.${value}`) })),
      },
      statement,
    ],
    SETTLE: [],
    ALLOW_CHARGES: [],
    HOLD: [reason],
    RELEASE: [reason],
  };
  return (
    <Stack gap="4">
      <Flex gap="2" flexWrap="wrap">
        {COMMANDS.filter((command) => isPossible(command, booking)).map((command) => (
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
          <DecisionForm
            key={open}
            name={open}
            fields={fields[open]}
            submit={t(`money.command.submit.${open}`)}
            done={t('money.command.done')}
            isDangerous={DANGEROUS.includes(open)}
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

function isPossible(command: Command, { availableActions }: BookingCommandsProps['booking']): boolean {
  const action = LISTED.find((listed) => listed === command);
  return action === undefined || availableActions.includes(action);
}

type Send = Record<Command, (values: Record<string, string>) => Promise<unknown>>;

function useSend({ id: bookingId, host: { id: hostId } }: BookingCommandsProps['booking']): Send {
  const [accept] = useAcceptBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const [cancel] = useCancelBookingMutation();
  const [terminate] = useTerminateBookingMutation();
  const [settle] = useSettleTerminationMutation();
  const [allow] = useAllowChargesMutation();
  const [hold] = useHoldPayoutMutation();
  const [release] = useReleasePayoutMutation();
  return {
    ACCEPT: () => accept({ variables: { input: { bookingId } } }),
    DECLINE: ({ reason, text = '' }) =>
      decline({ variables: { input: { bookingId, reason: reason as DeclineReason, text } } }),
    CANCEL: ({ refundCents = '', reason, text = '' }) =>
      cancel({
        variables: {
          input: { bookingId, refundCents: centsOf(refundCents), reason: reason as CancellationReason, text },
        },
      }),
    TERMINATE: ({ breach, text = '' }) =>
      terminate({ variables: { input: { bookingId, reason: breach as TerminationReason, text } } }),
    SETTLE: () => settle({ variables: { input: { bookingId } } }),
    ALLOW_CHARGES: () => allow({ variables: { input: { bookingId } } }),
    HOLD: ({ reason = '' }) => hold({ variables: { input: { hostId, bookingId, reason } } }),
    RELEASE: ({ reason = '' }) => release({ variables: { input: { hostId, bookingId, reason } } }),
  };
}
