import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { emptyDraft, type ClaimDraft } from './claim-draft';

/* Until the page is left: a dialog closed by mistake reopens with its data, and with what its uploads reported meanwhile. */
const drafts = createStore<Readonly<Record<string, ClaimDraft | undefined>>>(() => ({}));

/** The claim that is being filled in for a booking. */
export function useClaimDraft(bookingId: string) {
  const [empty] = useState(emptyDraft);
  const draft = useStore(drafts, (all) => all[bookingId] ?? empty);
  const change = (make: (before: ClaimDraft) => ClaimDraft): void =>
    drafts.setState((all) => ({ [bookingId]: make(all[bookingId] ?? empty) }));
  const reset = (): void => drafts.setState({ [bookingId]: undefined });
  return { draft, change, reset };
}
