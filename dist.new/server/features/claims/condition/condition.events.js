/** What happens to the record of a space's condition, for others to react to. */
export const ConditionEventType = {
    /** Both sides signed the same list of stored things; `listId`: names that list. */
    LIST_SIGNED: 'condition.list_signed',
};
//# sourceMappingURL=condition.events.js.map