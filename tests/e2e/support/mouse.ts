import type { Locator } from 'playwright-core';

/** Somebody with a mouse: points at things and presses. */
export class Mouse {
  async press(target: Locator): Promise<void> {
    await target.click();
  }

  /** Presses into the field and writes over what it holds. */
  async write(field: Locator, text: string): Promise<void> {
    await field.click();
    await field.fill(text);
  }
}
