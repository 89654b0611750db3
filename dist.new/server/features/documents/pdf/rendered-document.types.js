export {};
//# sourceMappingURL=rendered-document.types.js.map