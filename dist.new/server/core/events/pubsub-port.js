export {};
//# sourceMappingURL=pubsub-port.js.map