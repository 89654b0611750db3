import type { BookingAction } from '../../../generated/graphql';

/** The actions with a dialog in this folder, in menu order. */
const CHANGES = [
  'WITHDRAW_CONTRACT',
  'RENEW',
  'CHANGE_DATES',
  'UNDO_NOTICE',
  'GIVE_NOTICE',
] as const satisfies readonly BookingAction[];

/** A question with a dialog in this folder. */
export type ChangeQuestion = (typeof CHANGES)[number] | 'ANSWER_CHANGE';

/** The fields of a booking that decide which of them are available. */
export interface Changeable {
  readonly availableActions: readonly BookingAction[];
  readonly changeRequest: { readonly id: string } | null;
}

/** The questions that the server offers to the viewer; a pending one comes first. */
export function changeQuestions({ availableActions, changeRequest }: Changeable): ChangeQuestion[] {
  const actions = CHANGES.filter((action) => availableActions.includes(action));
  return changeRequest ? ['ANSWER_CHANGE', ...actions] : actions;
}

/** Props of every dialog of this folder, which loads the rest itself. */
export interface ChangeDialogProps {
  bookingId: string;
  onClose: () => void;
}
