/** Everything that is wrong with the settings, one line each. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}
