/** An amount for the command line: plain digits, so that it can be searched and added up. */
export const euros = (cents) => `${(cents / 100).toFixed(2)} EUR`;
//# sourceMappingURL=euros.js.map