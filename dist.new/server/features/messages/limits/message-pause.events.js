export var MessagePauseEventName;
(function (MessagePauseEventName) {
    MessagePauseEventName["STARTED"] = "message.pause_started";
})(MessagePauseEventName || (MessagePauseEventName = {}));
//# sourceMappingURL=message-pause.events.js.map