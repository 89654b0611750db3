/** All that is wrong with the settings, one line each. */
export class ConfigError extends Error {
    problems;
    constructor(problems) {
        super(`The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
        this.problems = problems;
        this.name = 'ConfigError';
    }
}
//# sourceMappingURL=config-error.js.map