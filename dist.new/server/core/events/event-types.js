export {};
//# sourceMappingURL=event-types.js.map