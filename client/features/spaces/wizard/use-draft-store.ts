import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { failedWith } from '../../../apollo/app-error';
import {
  SaveSpaceDraftDocument,
  WizardSpace_SpaceFragmentDoc,
  type WizardSpace_SpaceFragment,
} from '../../../generated/graphql';
import { useAuth } from '../../../session/AuthProvider';
import { rememberedPerson } from '../../../session/tabs';
import { DraftStore, type DraftState, type SaveDraft } from './draft-store';
import type { Draft } from './draft-values';
import { browserStorage } from './unsaved-values';

interface StartingPoint {
  id: string | null;
  values?: Draft;
  savedAt?: string | null;
  hasUnpublished?: boolean;
  /** The first save of a new draft has been acknowledged. */
  onCreated: (id: string) => void;
}

interface Drafting {
  store: DraftStore;
  state: DraftState;
  space: WizardSpace_SpaceFragment | null;
}

/** The values of one draft, saved through Apollo, and the server's state of it. */
export function useDraftStore({ onCreated, ...start }: StartingPoint): Drafting {
  const client = useApolloClient();
  const { user } = useAuth();
  const [store] = useState(() => {
    const owner = user?.id ?? null;
    const save: SaveDraft = async (input) => {
      // A late save must not go to the account of someone who has signed in since (P-31).
      const present = rememberedPerson();
      if (present != null && present !== owner) throw failedWith('UNAUTHENTICATED');
      const { data } = await client.mutate({ mutation: SaveSpaceDraftDocument, variables: { input } });
      if (!data) throw new Error('the save answered nothing');
      const { id: savedId, draftSavedAt, hasUnpublishedChanges } = data.saveSpaceDraft.space;
      if (input.spaceId === undefined) onCreated(savedId);
      return {
        id: savedId,
        savedAt: draftSavedAt ?? new Date().toISOString(),
        hasUnpublished: hasUnpublishedChanges,
      };
    };
    return new DraftStore({ save, storage: browserStorage(owner ?? ''), ...start });
  });
  useEffect(() => store.open(), [store]);
  const state = useStore(store);
  const { data, dataState } = useFragment({
    fragment: WizardSpace_SpaceFragmentDoc,
    fragmentName: 'WizardSpace_space',
    from: state.id === null ? null : { __typename: 'Space', id: state.id },
  });
  return { store, state, space: dataState === 'complete' ? data : null };
}
