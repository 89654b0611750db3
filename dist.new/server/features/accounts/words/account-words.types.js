export {};
//# sourceMappingURL=account-words.types.js.map