export {};
//# sourceMappingURL=metered-call.js.map