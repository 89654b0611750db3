export {};
//# sourceMappingURL=push.js.map