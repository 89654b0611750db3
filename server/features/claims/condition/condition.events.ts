/** Events of a space's condition record, for other features to consume. */
export const ConditionEventType = {
  /** Both sides signed the same list of stored things; `listId` identifies that list. */
  LIST_SIGNED: 'condition.list_signed',
} as const;
