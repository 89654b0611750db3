import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const LOOK_MS = 30_000;
/** A file that takes longer is logged repeatedly, so that an interrupted run shows where it was. */
const LONG_S = { test: 60, module: 400 };

/** Logs files and tests that run for unusually long. */
export default class LongRunReporter implements Reporter {
  /** By id, because a file's object changes while it runs. */
  private readonly begun = new Map<string, { readonly one: TestModule | TestCase; readonly since: number }>();
  private timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.timer ??= setInterval(() => this.report(), LOOK_MS).unref();
  }

  onTestModuleQueued(module: TestModule): void {
    this.begun.set(module.id, { one: module, since: Date.now() });
  }

  onTestModuleEnd(module: TestModule): void {
    this.begun.delete(module.id);
  }

  onTestCaseReady(test: TestCase): void {
    this.begun.set(test.id, { one: test, since: Date.now() });
  }

  onTestCaseResult(test: TestCase): void {
    this.begun.delete(test.id);
  }

  onTestRunEnd(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private report(): void {
    for (const [id, { one, since }] of this.begun) {
      // Vitest may report the start of a short test after its end.
      if (one.type === 'test' && one.result().state !== 'pending') {
        this.begun.delete(id);
        continue;
      }
      const seconds = Math.round((Date.now() - since) / 1_000);
      if (seconds < LONG_S[one.type]) continue;
      const file = path.relative(process.cwd(), (one.type === 'test' ? one.module : one).moduleId);
      process.stdout.write(`   … ${one.type === 'test' ? `${file} > ${one.name}` : file}: running for ${seconds} s\n`);
    }
  }
}
