import type { Locator } from 'playwright-core';

/** A mouse user: points and clicks. */
export class Mouse {
  async press(target: Locator): Promise<void> {
    await target.click();
  }

  /** Clicks into the field and replaces its value. */
  async write(field: Locator, text: string): Promise<void> {
    await field.click();
    await field.fill(text);
  }
}
