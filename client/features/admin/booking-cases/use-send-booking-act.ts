import {
  useAcceptBookingMutation,
  useAllowChargesMutation,
  useCancelBookingMutation,
  useChangeBookingEndMutation,
  useDeclineBookingMutation,
  useGiveBookingCreditMutation,
  useHoldPayoutMutation,
  useListLeftThingsMutation,
  useRecordAbandonmentLetterMutation,
  useReleasePayoutMutation,
  useSettleTerminationMutation,
  useTerminateBookingMutation,
  useWaiveChargeMutation,
} from '../../../generated/graphql';
import type { CancellationReason, DeclineReason, StaffBookingAct, TerminationReason } from '../../../generated/schema';
import { centsOf } from '../money/cents-of';
import type { DecisionValues } from '../components/DecisionForm';
import { thingsOf } from './left-things';
import { useEndForHost } from './use-end-for-host';
import { waivedMonth } from './waived-month';

/** The acts with a form in the right column. */
export type DecidedBookingAct = Exclude<StaffBookingAct, 'WRITE_NOTE' | 'READ_MESSAGES'>;

/** The fields of a booking that its acts use. */
interface ActedOn {
  readonly id: string;
  readonly host: { readonly id: string };
  /** A row of the list has not all of it. */
  readonly staffRecord: { readonly availableActs: readonly StaffBookingAct[] } | null;
}

/** Sends an act about a booking with the values of its form; `pausedSince` is the newest measure that a permission to charge covers. */
export function useSendBookingAct(): (
  booking: ActedOn,
  act: DecidedBookingAct,
  values: DecisionValues,
  pausedSince?: string | null,
) => Promise<unknown> {
  const [accept] = useAcceptBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const [cancel] = useCancelBookingMutation();
  const [changeEnd] = useChangeBookingEndMutation();
  const endForHost = useEndForHost();
  const [terminate] = useTerminateBookingMutation();
  const [list] = useListLeftThingsMutation();
  const [recordLetter] = useRecordAbandonmentLetterMutation();
  const [settle] = useSettleTerminationMutation();
  const [giveCredit] = useGiveBookingCreditMutation();
  const [allow] = useAllowChargesMutation();
  const [waive] = useWaiveChargeMutation();
  const [hold] = useHoldPayoutMutation();
  const [release] = useReleasePayoutMutation();
  const sendersOf = (
    { id: bookingId, host: { id: hostId } }: ActedOn,
    pausedSince: string | null | undefined,
  ): Record<DecidedBookingAct, (values: DecisionValues) => Promise<unknown>> => ({
    ACCEPT: ({ statement = '' }) => accept({ variables: { input: { bookingId, statement } } }),
    DECLINE: ({ reason, text = '' }) =>
      decline({ variables: { input: { bookingId, reason: reason as DeclineReason, text } } }),
    CANCEL: ({ refundCents = '', reason, text = '' }) =>
      cancel({
        variables: {
          input: { bookingId, refundCents: centsOf(refundCents), reason: reason as CancellationReason, text },
        },
      }),
    CHANGE_END: ({ endsOn = '', statement = '' }) =>
      changeEnd({ variables: { input: { bookingId, endsOn, statement } } }),
    END_FOR_HOST: (values) => endForHost(bookingId, values),
    TERMINATE: ({ breach, text = '' }) =>
      terminate({ variables: { input: { bookingId, reason: breach as TerminationReason, text } } }),
    LIST_LEFT_THINGS: ({ statement = '', ...values }) =>
      list({ variables: { input: { bookingId, statement, ...thingsOf(values) } } }),
    RECORD_LETTER: ({ reference = '' }) => recordLetter({ variables: { input: { bookingId, reference } } }),
    SETTLE: ({ statement = '' }) => settle({ variables: { input: { bookingId, statement } } }),
    GIVE_CREDIT: ({ amountCents = '', statement = '' }) =>
      giveCredit({ variables: { input: { bookingId, amountCents: centsOf(amountCents), statement } } }),
    ALLOW_CHARGES: ({ statement = '' }) => allow({ variables: { input: { bookingId, statement, pausedSince } } }),
    WAIVE_CHARGE: ({ month, statement = '' }) => waive({ variables: { input: { ...waivedMonth(month), statement } } }),
    HOLD_PAYOUT: ({ reason = '' }) => hold({ variables: { input: { hostId, bookingId, reason } } }),
    RELEASE_PAYOUT: ({ reason = '' }) => release({ variables: { input: { hostId, bookingId, reason } } }),
  });
  return (booking, act, values, pausedSince) => sendersOf(booking, pausedSince)[act](values);
}
