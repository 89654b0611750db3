export {};
//# sourceMappingURL=payment-records.js.map