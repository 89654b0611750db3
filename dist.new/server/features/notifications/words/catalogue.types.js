export {};
//# sourceMappingURL=catalogue.types.js.map