import { afterAll, beforeAll } from 'vitest';
import { createWorld, type World } from './bookings.js';
import type { TestAppOptions } from './test-app.js';

/** The market of a test file: made before its tests, stopped after them. Its parts can be read from the first hook on. */
export function useWorld(options: TestAppOptions = {}, space: Record<string, unknown> = {}): World {
  let made: World | undefined;
  beforeAll(async () => {
    made = await createWorld(options, space);
  });
  afterAll(() => made?.app.stop());
  const existing = (): World => {
    if (!made) throw new Error('the market of this file does not exist yet');
    return made;
  };
  return {
    get app() {
      return existing().app;
    },
    get clock() {
      return existing().clock;
    },
    get host() {
      return existing().host;
    },
    get renter() {
      return existing().renter;
    },
    get stranger() {
      return existing().stranger;
    },
    get admin() {
      return existing().admin;
    },
    get spaceId() {
      return existing().spaceId;
    },
  };
}
