export {};
//# sourceMappingURL=space-field.types.js.map