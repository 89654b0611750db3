import type { SpaceActPreviewInput, SpacePartNoteInput } from '../../../generated/graphql';
import type { SpaceType, StaffSpaceAct } from '../../../generated/schema';
import type { DecisionValues } from '../components/DecisionForm';

/** The acts that have a form. */
export type DecidedSpaceAct = Exclude<StaffSpaceAct, 'WRITE_NOTE'>;

/** A typed coordinate, with a comma or a point. */
export const degrees = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** The input for the preview of an act; null while its statement is missing. */
export function spaceActInput(
  act: DecidedSpaceAct,
  { statement = '', reason = '', lat, lng, type }: DecisionValues,
  notes: SpacePartNoteInput[],
): Omit<SpaceActPreviewInput, 'spaceId'> | null {
  if (act === 'APPROVE') return { act, statement: '' };
  if (act === 'REQUEST_CHANGES')
    return reason.trim() === '' && notes.length === 0 ? null : { act, statement: reason.trim(), notes };
  const order = { act, statement: statement.trim() };
  if (order.statement === '') return null;
  if (act === 'MOVE_PIN') return { ...order, lat: degrees(lat), lng: degrees(lng) };
  return act === 'CHANGE_TYPE' ? { ...order, type: type as SpaceType } : order;
}
