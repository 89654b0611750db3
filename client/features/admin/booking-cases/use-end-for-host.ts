import { useApolloClient } from '@apollo/client/react';
import { EndForHostPreviewDocument, useEndForHostMutation } from '../../../generated/graphql';
import type { NoticeReason } from '../../../generated/schema';
import type { DecisionValues } from '../components/DecisionForm';

/** Whether the host pays for too short a notice. */
export const HOST_FEES = ['CHARGED', 'WAIVED'] as const;

/** Whether the form says that the host pays. */
export const isHostCharged = ({ hostFee }: DecisionValues): boolean => hostFee !== 'WAIVED';

/** Ends a rental for its host with the displayed amounts; if the server refuses them, they are reloaded. */
export function useEndForHost(): (bookingId: string, values: DecisionValues) => Promise<unknown> {
  const client = useApolloClient();
  const [end] = useEndForHostMutation();
  const sumsOf = async (id: string, endsOn: string, fetchPolicy: 'cache-first' | 'network-only') => {
    const { data } = await client.query({ query: EndForHostPreviewDocument, variables: { id, endsOn }, fetchPolicy });
    if (!data) throw new Error('no sums of the end');
    return data.noticePreview;
  };
  return async (bookingId, values) => {
    const { endsOn = '', noticeReason, text = '' } = values;
    const { lastChargeCents, refundCents, hostFeeCents } = await sumsOf(bookingId, endsOn, 'cache-first');
    const sums = { lastChargeCents, refundCents, hostFeeCents: isHostCharged(values) ? hostFeeCents : 0 };
    try {
      await end({ variables: { input: { bookingId, endsOn, text, reason: noticeReason as NoticeReason, ...sums } } });
    } catch (error) {
      await sumsOf(bookingId, endsOn, 'network-only');
      throw error;
    }
  };
}
