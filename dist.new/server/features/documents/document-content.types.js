export {};
//# sourceMappingURL=document-content.types.js.map