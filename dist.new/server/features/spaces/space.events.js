export {};
//# sourceMappingURL=space.events.js.map