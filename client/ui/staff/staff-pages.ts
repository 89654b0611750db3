import {
  BadgeCheck,
  Banknote,
  CalendarCheck,
  ChartNoAxesColumn,
  ClipboardCheck,
  FileCheck,
  FileLock2,
  Flag,
  History,
  LifeBuoy,
  ListChecks,
  LayoutGrid,
  MessageCircleQuestion,
  MapPinHouse,
  Newspaper,
  Scale,
  SlidersHorizontal,
  Star,
  Users,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import type { StaffAct, StaffQueue, VerificationKind } from '../../generated/schema';

/** One row of the rail; its label is the `staff` message of the same name. */
export interface StaffPage {
  readonly key:
    | 'panel'
    | 'verifications'
    | 'spacesToApprove'
    | 'reviews'
    | 'reports'
    | 'claims'
    | 'data'
    | 'tickets'
    | 'people'
    | 'spaces'
    | 'bookings'
    | 'money'
    | 'audit'
    | 'consents'
    | 'transparency'
    | 'settings'
    | 'content'
    | 'words'
    | 'help';
  readonly to: string;
  readonly icon: LucideIcon;
  /** The required permission. */
  readonly act: StaffAct;
  /** What waits in it. */
  readonly queues?: readonly StaffPageQueue[];
  /** The letter after `G` that opens it. */
  readonly letter: string;
}

/** A queue whose name or filter differs from the page's. */
interface StaffPageQueue {
  readonly queue: StaffQueue;
  /** Its label is the `staff` message of this name. */
  readonly key?: 'identities' | 'spaceDocuments' | 'toEmpty';
  readonly icon?: LucideIcon;
  /** The page that shows it. */
  readonly to?: string;
}

export interface StaffPageGroup {
  readonly key: 'queues' | 'records' | 'house';
  readonly pages: readonly StaffPage[];
}

const section = (name: string): string => `/admin?section=${name}`;
/** The verifications of a kind. */
const verificationsOf = (kind: VerificationKind): string => `${section('verifications')}&kind=${kind}`;

/** The staff's pages in the order of the rail. */
export const STAFF_PAGE_GROUPS: readonly StaffPageGroup[] = [
  {
    key: 'queues',
    pages: [
      { key: 'panel', to: '/admin', icon: LayoutGrid, act: 'SEE_PANEL', letter: 'i' },
      {
        key: 'verifications',
        to: section('verifications'),
        icon: BadgeCheck,
        act: 'DECIDE_VERIFICATIONS',
        queues: [
          { queue: 'IDENTITIES', key: 'identities', to: verificationsOf('IDENTITY') },
          { queue: 'SPACE_DOCUMENTS', key: 'spaceDocuments', icon: FileCheck, to: verificationsOf('SPACE') },
        ],
        letter: 'v',
      },
      {
        key: 'spacesToApprove',
        to: section('spaces'),
        icon: Warehouse,
        act: 'DECIDE_SPACES',
        queues: [{ queue: 'SPACES' }],
        letter: 'a',
      },
      {
        key: 'reviews',
        to: section('reviews'),
        icon: Star,
        act: 'DECIDE_REVIEWS',
        queues: [{ queue: 'REVIEWS' }],
        letter: 'o',
      },
      {
        key: 'reports',
        to: '/admin/reports?waiting=yes',
        icon: Flag,
        act: 'SEE_REPORTS',
        queues: [{ queue: 'REPORTS' }],
        letter: 'd',
      },
      {
        key: 'claims',
        to: '/admin/claims?waiting=yes',
        icon: Scale,
        act: 'SEE_CLAIMS',
        queues: [{ queue: 'CLAIMS' }],
        letter: 'r',
      },
      {
        key: 'tickets',
        to: section('support'),
        icon: LifeBuoy,
        act: 'SERVE_TICKETS',
        queues: [{ queue: 'TICKETS' }],
        letter: 's',
      },
      {
        key: 'data',
        to: section('data'),
        icon: FileLock2,
        act: 'ANSWER_DATA_REQUESTS',
        queues: [{ queue: 'DATA_REQUESTS' }],
        letter: 't',
      },
    ],
  },
  {
    key: 'records',
    pages: [
      { key: 'people', to: '/admin/people', icon: Users, act: 'SEE_PEOPLE', letter: 'p' },
      { key: 'spaces', to: '/admin/spaces', icon: MapPinHouse, act: 'SEE_SPACES', letter: 'e' },
      {
        key: 'bookings',
        to: '/admin/bookings',
        icon: CalendarCheck,
        act: 'SEE_BOOKINGS',
        queues: [{ queue: 'TERMINATED_STAYS', key: 'toEmpty', to: '/admin/bookings?status=TERMINATED' }],
        letter: 'b',
      },
      {
        key: 'money',
        to: '/admin/money',
        icon: Banknote,
        act: 'SEE_MONEY',
        queues: [{ queue: 'MONEY', to: section('money') }],
        letter: 'f',
      },
    ],
  },
  {
    key: 'house',
    pages: [
      { key: 'audit', to: '/admin/audit', icon: History, act: 'SEE_AUDIT', letter: 'l' },
      { key: 'consents', to: '/admin/consents', icon: ClipboardCheck, act: 'ANSWER_DATA_REQUESTS', letter: 'm' },
      {
        key: 'transparency',
        to: section('transparency'),
        icon: ChartNoAxesColumn,
        act: 'SEE_REPORTS',
        letter: 'n',
      },
      {
        key: 'settings',
        to: section('settings'),
        icon: SlidersHorizontal,
        act: 'CHANGE_SETTINGS',
        letter: 'c',
      },
      { key: 'content', to: section('content'), icon: Newspaper, act: 'EDIT_CONTENT', letter: 'k' },
      { key: 'words', to: section('words'), icon: ListChecks, act: 'EDIT_WORDS', letter: 'x' },
      { key: 'help', to: section('help'), icon: MessageCircleQuestion, act: 'SEE_HELP', letter: 'h' },
    ],
  },
];

export const ALL_STAFF_PAGES: readonly StaffPage[] = STAFF_PAGE_GROUPS.flatMap(({ pages }) => pages);

/** The page of a queue, under the queue's own name if it has one, and where the queue is handled. */
export function staffPageOfQueue(queue: StaffQueue) {
  const page = ALL_STAFF_PAGES.find(({ queues }) => queues?.some((one) => one.queue === queue)) as StaffPage;
  const { key = page.key, icon = page.icon, to = page.to } = page.queues?.find((one) => one.queue === queue) ?? {};
  return { key, icon, letter: page.letter, queueTo: to };
}

/** The URL of a page without its filters; sections of the overview page have none of their own. */
const pathOf = (to: string): string => (to.startsWith('/admin?') ? to : (to.split('?')[0] ?? to));

/** The page of a URL: the longest matching path; a section is in the query, and may belong to a page with its own URL. */
export function staffPageAt(pathname: string, search: string): StaffPage | undefined {
  const name = new URLSearchParams(search).get('section');
  if (pathname === '/admin' && name) return ALL_STAFF_PAGES.find(({ to, key }) => to === section(name) || key === name);
  return ALL_STAFF_PAGES.filter(({ to }) => pathname === pathOf(to) || pathname.startsWith(`${pathOf(to)}/`)).toSorted(
    (a, b) => b.to.length - a.to.length,
  )[0];
}
