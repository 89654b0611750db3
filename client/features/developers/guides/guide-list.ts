import { AUTHORIZE, EXCHANGE, FOLLOW, PREPARE_BOOKING } from './examples/book.js';
import { ADD_WEBHOOK, READ_LOG, TRY_WEBHOOK, VERIFY } from './examples/events.js';
import type { Example } from './examples/example.js';
import { BLOCK_DAYS, CREATE_SPACE, PUBLISH_SPACE, REQUESTS_OF_RENTERS, UPLOAD } from './examples/host.js';
import { FIND_SPACES, NEXT_PAGE, QUOTE, SHOW_SPACE } from './examples/search.js';
import {
  FAILURE,
  FIRST_CALL,
  MISSING_SCOPE,
  OWN_SPACES,
  READ_LIMITS,
  REPEAT,
  SAVE_KEY,
  TYPES,
  WAIT,
} from './examples/start.js';

/** A step of a guide: the key of its text, and its code. */
export interface GuideStep {
  readonly name: StepName;
  readonly example?: Example;
  /** The step is done in the console. */
  readonly isInConsole?: true;
}

/** The steps of each guide, in reading order. */
const STEPS = {
  'first-call': [
    { name: 'makeKey', example: SAVE_KEY, isInConsole: true },
    { name: 'firstCall', example: FIRST_CALL },
    { name: 'readAnswer' },
    { name: 'failure', example: FAILURE },
  ],
  keys: [
    { name: 'sendKey', example: OWN_SPACES },
    { name: 'missingScope', example: MISSING_SCOPE },
    { name: 'rotate', isInConsole: true },
  ],
  errors: [
    { name: 'readError', example: FAILURE },
    { name: 'repeat', example: REPEAT },
  ],
  limits: [
    { name: 'readLimits', example: READ_LIMITS },
    { name: 'wait', example: WAIT },
  ],
  search: [
    { name: 'find', example: FIND_SPACES },
    { name: 'nextPage', example: NEXT_PAGE },
    { name: 'show', example: SHOW_SPACE },
    { name: 'quote', example: QUOTE },
  ],
  book: [
    { name: 'registerApp', isInConsole: true },
    { name: 'authorize', example: AUTHORIZE },
    { name: 'exchange', example: EXCHANGE },
    { name: 'prepare', example: PREPARE_BOOKING },
    { name: 'follow', example: FOLLOW },
  ],
  host: [
    { name: 'create', example: CREATE_SPACE },
    { name: 'upload', example: UPLOAD },
    { name: 'publish', example: PUBLISH_SPACE },
    { name: 'block', example: BLOCK_DAYS },
    { name: 'requests', example: REQUESTS_OF_RENTERS },
  ],
  events: [
    { name: 'addWebhook', example: ADD_WEBHOOK },
    { name: 'verify', example: VERIFY },
    { name: 'tryWebhook', example: TRY_WEBHOOK },
    { name: 'readLog', example: READ_LOG },
  ],
  changes: [{ name: 'types', example: TYPES }],
} as const satisfies Readonly<Record<string, readonly (Omit<GuideStep, 'name'> & { readonly name: string })[]>>;

export type GuideName = keyof typeof STEPS;
export type StepName = (typeof STEPS)[GuideName][number]['name'];

/** The guides, in reading order. */
export const GUIDE_NAMES = Object.keys(STEPS) as GuideName[];

export const isGuide = (name: string | undefined): name is GuideName => name !== undefined && name in STEPS;

export const stepsOf = (guide: GuideName): readonly GuideStep[] => STEPS[guide];

export const guidePath = (guide: GuideName): string => `/developers/guides/${guide}`;

/** The key of a guide for reader feedback. */
export const guideSlug = (guide: GuideName): string => `api/${guide}`;

/** Guides, with the minutes that each takes. */
export const JOBS = { search: 8, book: 12, host: 15, events: 10 } as const satisfies Partial<Record<GuideName, number>>;
