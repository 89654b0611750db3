import { useClaimPreviewQuery } from '../../generated/graphql';
import { useDebounced } from '../time/use-debounced';
import { previewInput, type ClaimDraft } from './claim-draft';

/** The remedies of a claim with their prices, which follow a pause in typing the sum. */
export function useRemedies(bookingId: string, draft: ClaimDraft) {
  const euros = useDebounced(draft.euros);
  const { data, previousData, error, refetch } = useClaimPreviewQuery({
    variables: { input: previewInput(bookingId, { ...draft, euros }) },
    fetchPolicy: 'network-only',
    skip: draft.step !== 3,
  });
  return {
    previews: (data ?? previousData)?.claimPreview,
    /** Whether the prices are those of what was typed: only they may be shown and sent. */
    isCurrent: data !== undefined && !error && euros === draft.euros,
    error,
    refetch,
  };
}

export type Remedies = ReturnType<typeof useRemedies>;
