export {};
//# sourceMappingURL=files.js.map