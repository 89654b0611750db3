import type { BookingAction } from '../../../generated/graphql';

/** The actions with a dialog in this folder, in the order in which a menu shows them. */
const CHANGES = [
  'WITHDRAW_CONTRACT',
  'RENEW',
  'CHANGE_DATES',
  'UNDO_NOTICE',
  'GIVE_NOTICE',
] as const satisfies readonly BookingAction[];

/** What a dialog of this folder asks about a booking. */
export type ChangeQuestion = (typeof CHANGES)[number] | 'ANSWER_CHANGE';

/** The fields of a booking that decide which of them can be asked. */
export interface Changeable {
  readonly availableActions: readonly BookingAction[];
  readonly changeRequest: { readonly id: string } | null;
}

/** The questions that are open to the viewer, as the server says; one that waits for an answer comes first. */
export function changeQuestions({ availableActions, changeRequest }: Changeable): ChangeQuestion[] {
  const actions = CHANGES.filter((action) => availableActions.includes(action));
  return changeRequest ? ['ANSWER_CHANGE', ...actions] : actions;
}

/** What every dialog of this folder is given; it loads the rest itself. */
export interface ChangeDialogProps {
  bookingId: string;
  onClose: () => void;
}
