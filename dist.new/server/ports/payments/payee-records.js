export {};
//# sourceMappingURL=payee-records.js.map