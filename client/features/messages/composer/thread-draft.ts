/** Whose draft it is while a conversation about a space has not begun. */
export const newThreadOf = (spaceId: string | null): string => `space ${spaceId}`;
