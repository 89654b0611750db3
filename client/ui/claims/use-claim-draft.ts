import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { atSignOut } from './at-sign-out';
import { emptyDraft, type ClaimDraft } from './claim-draft';
import { deleteFiles } from './use-evidence-files';

/* Until the page is left or its user signs out: a dialog closed by mistake reopens with its data, and with what its uploads reported meanwhile. */
const drafts = createStore<Readonly<Record<string, ClaimDraft | undefined>>>(() => ({}));

const deleteDrafts = atSignOut(() => drafts.setState({}, true));

/** The claim that is being filled in for a booking. */
export function useClaimDraft(bookingId: string) {
  const [empty] = useState(emptyDraft);
  const draft = useStore(drafts, (all) => all[bookingId] ?? empty);
  const change = (make: (before: ClaimDraft) => ClaimDraft): void => {
    window.addEventListener('storage', deleteDrafts);
    drafts.setState((all) => ({ [bookingId]: make(all[bookingId] ?? empty) }));
  };
  const reset = (): void => {
    deleteFiles(draft.files.map(({ key }) => key));
    drafts.setState({ [bookingId]: undefined });
  };
  return { draft, change, reset };
}
