export {};
//# sourceMappingURL=search-memory.js.map