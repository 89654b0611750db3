import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from './demo.js';
import { signIn, type Visitor } from './web-app.js';

/** More tab stops than any page has before the target. */
const MAX_STOPS = 120;
const TIMEOUT_MS = 1_000;

interface Stop {
  readonly isThere: boolean;
  /** Whether the target is before the focus, so that Shift+Tab is the way. */
  readonly isBehind: boolean;
  readonly problem: string | null;
}

/**
 * A keyboard user: tabs, presses, types. At each stop the focus must be visible (WCAG 2.4.7) and not obscured by a header or bar (2.4.11).
 */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs until the target is focused; forwards, or backwards if necessary. */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    let stop = await this.stopAt(target);
    for (let stops = 0; !stop.isThere; stops += 1) {
      if (stops === MAX_STOPS) throw new Error(`the Tab key does not lead to ${String(target)}`);
      await this.page.keyboard.press(stop.isBehind ? 'Shift+Tab' : 'Tab');
      stop = await this.stopAt(target);
      assert.equal(stop.problem, null, `on the way to ${String(target)}: ${stop.problem}`);
    }
  }

  /** The element that has the focus is still visible after the page has changed. */
  async expectVisible(): Promise<void> {
    const { problem } = await this.stopAt(this.page.locator('body'));
    assert.equal(problem, null);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press(key);
  }

  /** Replaces the field's value. */
  async write(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Types a date part by part; the browser's locale decides whether day or month is first. */
  async writeDay(field: Locator, day: string): Promise<void> {
    const [year, month, date] = day.split('-');
    await this.goTo(field);
    for (const parts of [
      [date, month, year],
      [month, date, year],
    ]) {
      if ((await field.inputValue()) === day) return;
      for (let part = 1; part < parts.length; part += 1) await this.page.keyboard.press('ArrowLeft');
      await this.page.keyboard.type(parts.join(''));
    }
    assert.equal(await field.inputValue(), day);
  }

  /** Checks an unchecked checkbox. */
  async tick(box: Locator): Promise<void> {
    if (await box.isChecked()) return;
    await this.press(box, 'Space');
    assert.ok(await box.isChecked(), `${String(box)} is not ticked`);
  }

  /** Chooses a radio button: Tab focuses the group, arrows move within it. */
  async choose(radio: Locator): Promise<void> {
    const group = await radio.evaluate((element) => (element as HTMLInputElement).name);
    const current = this.page.locator(`input[type="radio"][name="${group}"]`);
    const checked = current.and(this.page.locator(':checked'));
    const start = (await checked.count()) > 0 ? checked : current.first();
    await this.goTo(start);
    if (await radio.isChecked()) return;
    await this.page.keyboard.press('Space');
    for (let steps = await current.count(); steps > 0 && !(await radio.isChecked()); steps -= 1)
      await this.page.keyboard.press('ArrowDown');
    assert.ok(await radio.isChecked(), `${String(radio)} is not chosen`);
  }

  /** Chooses a list option by typing its first letters. */
  async select(list: Locator, entry: string): Promise<void> {
    await this.goTo(list);
    await this.page.keyboard.type(entry);
    assert.equal(await list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label), entry);
  }

  private stopAt(target: Locator): Promise<Stop> {
    return target.evaluate(async (wanted, timeoutMs): Promise<Stop> => {
      const focused = document.activeElement ?? document.body;
      const isThere = focused === wanted;
      const isBehind =
        focused !== document.body &&
        Boolean(focused.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING);
      // Waits for elements that slide in on focus.
      let problem = focused === document.body ? null : problemOf(focused);
      for (const end = Date.now() + timeoutMs; problem && Date.now() < end; problem = problemOf(focused))
        await new Promise((resolve) => setTimeout(resolve, 25));
      return { isThere, isBehind, problem };

      function problemOf(element: Element): string | null {
        // A choice with a hidden input shows its focus on its label, and a field in a frame on the frame; the browser marks the parts of a date, invisible to scripts.
        const shown = [element, element.closest('label'), element.closest('[data-frame]'), element.parentElement].find(
          (each) => each && (hasRing(each) || each.matches('input[type=date]')),
        );
        if (!shown) return `no focus is seen on ${element.outerHTML.slice(0, 160)}`;
        return isCovered(shown)
          ? `the focus is out of the window or under a bar: ${element.outerHTML.slice(0, 160)}`
          : null;
      }

      function hasRing(element: Element): boolean {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) ||
          (element.matches(':focus-visible') && boxShadow !== 'none')
        );
      }

      // Its centre and corners, as far as they are in the window: at least one must not be covered by a fixed element.
      function isCovered(element: Element): boolean {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 3, top + 3],
          [right - 3, top + 3],
          [left + 3, bottom - 3],
          [right - 3, bottom - 3],
        ] as const;
        const inWindow = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
        return inWindow.every(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          if (!hit || element.contains(hit) || hit.contains(element)) return false;
          for (let over: Element | null = hit; over; over = over.parentElement) {
            if (/fixed|sticky/.test(getComputedStyle(over).position)) return !over.contains(element);
          }
          return false;
        });
      }
    }, TIMEOUT_MS);
  }
}

/** A visitor who uses the keyboard alone, without animations; signed in as a person of the demo who opens a page, if given. */
export async function keyboardOf(
  visitor: Visitor,
  person?: { readonly email: string; readonly next: string },
): Promise<Visitor & { readonly keys: Keyboard }> {
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  if (person) await signIn(visitor.page, person.email, DEMO_PASSWORD, person.next);
  return { ...visitor, keys: new Keyboard(visitor.page) };
}
