import type { DocumentNode } from 'graphql';
import {
  useApproveSpaceMutation,
  useChangeSpaceTypeMutation,
  useFeatureSpaceMutation,
  useHideSpaceMutation,
  useMoveSpacePinMutation,
  useRemoveSpaceMutation,
  useRequestSpaceChangesMutation,
  useShowSpaceMutation,
  type SpacePartNoteInput,
} from '../../../generated/graphql';
import type { SpaceType } from '../../../generated/schema';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import type { DecisionValues } from '../components/DecisionForm';
import { degrees, type DecidedSpaceAct } from './space-act-input';

type Send = (
  spaceId: string,
  act: DecidedSpaceAct,
  values: DecisionValues,
  notes: SpacePartNoteInput[],
) => Promise<unknown>;

/** Sends an act about a space with the values of its form. */
export function useSendSpaceAct(refetchQueries: DocumentNode[]): Send {
  const [approve] = useApproveSpaceMutation({ refetchQueries, ...KEPT_ALIVE });
  const [requestChanges] = useRequestSpaceChangesMutation({ refetchQueries, ...KEPT_ALIVE });
  const [hide] = useHideSpaceMutation(KEPT_ALIVE);
  const [show] = useShowSpaceMutation(KEPT_ALIVE);
  const [remove] = useRemoveSpaceMutation({ refetchQueries, ...KEPT_ALIVE });
  const [feature] = useFeatureSpaceMutation(KEPT_ALIVE);
  const [movePin] = useMoveSpacePinMutation(KEPT_ALIVE);
  const [changeType] = useChangeSpaceTypeMutation(KEPT_ALIVE);
  return (spaceId, act, values, notes) => {
    const why = ({ statement = '' }: DecisionValues) => ({ spaceId, statement });
    const senders: Record<DecidedSpaceAct, (values: DecisionValues, notes: SpacePartNoteInput[]) => Promise<unknown>> =
      {
        APPROVE: () => approve({ variables: { input: { spaceId } } }),
        REQUEST_CHANGES: ({ reason = '' }, notes) =>
          requestChanges({ variables: { input: { spaceId, reason, notes } } }),
        HIDE: (values) => hide({ variables: { input: why(values) } }),
        SHOW: (values) => show({ variables: { input: why(values) } }),
        REMOVE: (values) => remove({ variables: { input: why(values) } }),
        FEATURE: () => feature({ variables: { input: { spaceId, isFeatured: true } } }),
        UNFEATURE: () => feature({ variables: { input: { spaceId, isFeatured: false } } }),
        MOVE_PIN: (values) =>
          movePin({
            variables: { input: { ...why(values), lat: degrees(values['lat']), lng: degrees(values['lng']) } },
          }),
        CHANGE_TYPE: (values) =>
          changeType({ variables: { input: { ...why(values), type: values['type'] as SpaceType } } }),
      };
    return senders[act](values, notes);
  };
}
