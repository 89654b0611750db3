export {};
//# sourceMappingURL=memory-messages.js.map