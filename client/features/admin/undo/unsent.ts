import { rememberedPerson } from '../../../session/tabs';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STAFF_STORED } from '../../../state/staff-stored-keys';
import { decisions } from './decisions';

/** The input of a decision. */
export interface DecisionInput {
  readonly act: string;
  /** The label of its button. */
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The input of a decision that the server has not accepted as far as this browser knows. */
export interface Unsent extends DecisionInput {
  /** The author; the input is never shown to another user who signs in here. */
  readonly userId: string | null | undefined;
  /** False: the page was closed before the server answered, so it may have accepted them. */
  readonly isRefused: boolean;
}

/* Kept in memory too: signing out deletes the storage, and a decision that it sends may be refused. */
const refused = new Map<string, Unsent>();

/** Whether there is any input to lose. */
export const hasInput = ({ values }: DecisionInput): boolean =>
  Object.values(values).some((value) => value.trim() !== '');

/** Stores the input of a decision that begins to wait, so that it outlives the page. */
export function storePendingInput(caseId: string, input: DecisionInput): void {
  const unsent: Unsent = { ...input, userId: rememberedPerson(), isRefused: false };
  writeJson(STAFF_STORED.decisionWords, hasInput(input) ? unsent : null, caseId);
}

/** Stores the input of a refused decision: the form has it again on the next visit. */
export function storeRefusedInput(caseId: string, input: DecisionInput, userId: Unsent['userId']): void {
  const unsent: Unsent = { ...input, userId, isRefused: true };
  refused.set(caseId, unsent);
  writeJson(STAFF_STORED.decisionWords, unsent, caseId);
}

export function deleteUnsent(caseId: string): void {
  refused.delete(caseId);
  writeJson(STAFF_STORED.decisionWords, null, caseId);
}

/** The signed-in person's input of the last attempt on a case; null while that attempt is still pending on this page. */
export function findUnsent(caseId: string | undefined): Unsent | null {
  if (caseId === undefined || decisions.getState().byId[caseId]) return null;
  const unsent = refused.get(caseId) ?? readJson<Unsent>(STAFF_STORED.decisionWords, caseId);
  return unsent?.userId === rememberedPerson() ? unsent : null;
}
