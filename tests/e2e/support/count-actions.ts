import type { BrowserContext } from 'playwright-core';

/** The user's actions on a journey, counted by the pages themselves. */
export interface Actions {
  /** Pointer presses, and keys that activate the focused element. */
  clicks: number;
  /** Fields that were typed into or chosen from, each once. */
  fields: number;
  /** The actions in order. */
  readonly log: string[];
}

/** Counts from now on, in every page and frame of the context. */
export async function countActions(context: BrowserContext): Promise<Actions> {
  const actions: Actions = { clicks: 0, fields: 0, log: [] };
  await context.exposeBinding('reportAction', (_source, kind: 'clicks' | 'fields', what: string) => {
    actions[kind] += 1;
    actions.log.push(`${kind === 'clicks' ? 'click' : 'field'}: ${what}`);
  });
  await context.addInitScript(watchActions);
  return actions;
}

/* Runs in the page. Pressing a label also clicks its box, so presses are counted instead of clicks. */
function watchActions(): void {
  const report = (window as unknown as { reportAction(kind: string, what: string): void }).reportAction;
  const nameOf = (target: EventTarget | null): string => {
    const element = target instanceof Element ? (target.closest('button, a, label, [role=option]') ?? target) : null;
    const text = element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent;
    return (text || element?.tagName || '?').trim().replace(/\s+/g, ' ').slice(0, 60);
  };
  const typed = new WeakSet<EventTarget>();
  const TEXT = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])';
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.isTrusted) report('clicks', nameOf(event.target));
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ isTrusted, key, target }) => {
      const isTyping = target instanceof Element && target.matches(key === ' ' ? TEXT : 'textarea');
      if (isTrusted && (key === 'Enter' || key === ' ') && !isTyping) report('clicks', `${key} on ${nameOf(target)}`);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      // The native file dialog: opening it is the click.
      if (target.matches('input[type=file]')) report('clicks', nameOf(target));
      else if (target.matches(TEXT) && !typed.has(target)) {
        typed.add(target);
        report('fields', nameOf(target));
      }
    },
    true,
  );
}
