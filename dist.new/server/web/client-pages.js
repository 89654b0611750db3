export {};
//# sourceMappingURL=client-pages.js.map