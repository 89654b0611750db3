export {};
//# sourceMappingURL=alternative-space.types.js.map