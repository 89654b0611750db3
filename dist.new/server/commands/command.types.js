/** How a command ended, as the shell is told. */
export var ExitCode;
(function (ExitCode) {
    ExitCode[ExitCode["DONE"] = 0] = "DONE";
    /** It ran, and what it looked for is wrong or cannot be done. */
    ExitCode[ExitCode["REFUSED"] = 1] = "REFUSED";
    /** It did not run: unknown words, missing or surplus arguments. */
    ExitCode[ExitCode["MISUSED"] = 2] = "MISUSED";
})(ExitCode || (ExitCode = {}));
/** Wrong arguments, told in one sentence; the usage follows. */
export class UsageError extends Error {
}
/** What cannot be done, told in one sentence. */
export class CommandError extends Error {
}
//# sourceMappingURL=command.types.js.map