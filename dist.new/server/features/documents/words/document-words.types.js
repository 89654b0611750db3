export {};
//# sourceMappingURL=document-words.types.js.map