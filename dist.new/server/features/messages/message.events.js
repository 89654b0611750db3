export var MessageEventName;
(function (MessageEventName) {
    MessageEventName["SENT"] = "message.sent";
    MessageEventName["READ"] = "message.read";
    MessageEventName["PURGED"] = "message.conversation_forgotten";
})(MessageEventName || (MessageEventName = {}));
//# sourceMappingURL=message.events.js.map