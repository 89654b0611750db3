export {};
//# sourceMappingURL=sandbox-pages.js.map