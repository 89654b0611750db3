export {};
//# sourceMappingURL=replica.types.js.map