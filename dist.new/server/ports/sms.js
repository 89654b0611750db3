export {};
//# sourceMappingURL=sms.js.map