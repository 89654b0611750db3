export {};
//# sourceMappingURL=draft-types.js.map