/** Nothing to add. */
export const NOTHING = { renter: {}, host: {}, cancellation: null };
//# sourceMappingURL=stay-context.types.js.map