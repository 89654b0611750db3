export {};
//# sourceMappingURL=ledger-types.js.map