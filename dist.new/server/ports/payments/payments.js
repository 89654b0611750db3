export {};
//# sourceMappingURL=payments.js.map