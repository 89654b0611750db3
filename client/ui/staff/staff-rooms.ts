import {
  BadgeCheck,
  Banknote,
  CalendarCheck,
  ChartNoAxesColumn,
  ClipboardCheck,
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
import type { StaffAct, StaffQueue } from '../../generated/schema';

/** One row of the rail; its words are the `staff` key of the same name. */
export interface StaffRoom {
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
  /** Who sees it: those who may do this. */
  readonly act: StaffAct;
  readonly queue?: StaffQueue;
  /** Where its queue is worked off, unless in the room itself. */
  readonly queueTo?: string;
  /** The letter after `G` that opens it. */
  readonly letter: string;
}

export interface RoomGroup {
  readonly key: 'queues' | 'records' | 'house';
  readonly rooms: readonly StaffRoom[];
}

const section = (name: string): string => `/admin?section=${name}`;

/** The staff's rooms in the rail's order. */
export const ROOM_GROUPS: readonly RoomGroup[] = [
  {
    key: 'queues',
    rooms: [
      { key: 'panel', to: '/admin', icon: LayoutGrid, act: 'SEE_PANEL', letter: 'i' },
      {
        key: 'verifications',
        to: section('verifications'),
        icon: BadgeCheck,
        act: 'DECIDE_VERIFICATIONS',
        queue: 'VERIFICATIONS',
        letter: 'v',
      },
      {
        key: 'spacesToApprove',
        to: section('spaces'),
        icon: Warehouse,
        act: 'DECIDE_SPACES',
        queue: 'SPACES',
        letter: 'a',
      },
      { key: 'reviews', to: section('reviews'), icon: Star, act: 'DECIDE_REVIEWS', queue: 'REVIEWS', letter: 'o' },
      {
        key: 'reports',
        to: '/admin/reports?waiting=yes',
        icon: Flag,
        act: 'SEE_REPORTS',
        queue: 'REPORTS',
        letter: 'd',
      },
      {
        key: 'claims',
        to: '/admin/claims?waiting=yes',
        icon: Scale,
        act: 'SEE_CLAIMS',
        queue: 'CLAIMS',
        letter: 'r',
      },
      {
        key: 'tickets',
        to: section('support'),
        icon: LifeBuoy,
        act: 'SERVE_TICKETS',
        queue: 'TICKETS',
        letter: 's',
      },
      {
        key: 'data',
        to: section('data'),
        icon: FileLock2,
        act: 'ANSWER_DATA_REQUESTS',
        queue: 'DATA_REQUESTS',
        letter: 't',
      },
    ],
  },
  {
    key: 'records',
    rooms: [
      { key: 'people', to: '/admin/people', icon: Users, act: 'SEE_PEOPLE', letter: 'p' },
      { key: 'spaces', to: '/admin/spaces', icon: MapPinHouse, act: 'SEE_SPACES', letter: 'e' },
      { key: 'bookings', to: '/admin/bookings', icon: CalendarCheck, act: 'SEE_BOOKINGS', letter: 'b' },
      {
        key: 'money',
        to: '/admin/money',
        icon: Banknote,
        act: 'SEE_MONEY',
        queue: 'MONEY',
        queueTo: section('money'),
        letter: 'f',
      },
    ],
  },
  {
    key: 'house',
    rooms: [
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

export const ALL_ROOMS: readonly StaffRoom[] = ROOM_GROUPS.flatMap(({ rooms }) => rooms);

/** The room of a queue, and where the queue is worked off. */
export function roomOfQueue(queue: StaffQueue): StaffRoom & { readonly queueTo: string } {
  const room = ALL_ROOMS.find((one) => one.queue === queue) as StaffRoom;
  return { ...room, queueTo: room.queueTo ?? room.to };
}

/** The address of a room without its filters; sections of the panel's page have none of their own. */
const pathOf = (to: string): string => (to.startsWith('/admin?') ? to : (to.split('?')[0] ?? to));

/** The room an address belongs to: the longest one it begins with; a section is named in the query, and may belong to a room of its own address. */
export function roomAt(pathname: string, search: string): StaffRoom | undefined {
  const name = new URLSearchParams(search).get('section');
  if (pathname === '/admin' && name) return ALL_ROOMS.find(({ to, key }) => to === section(name) || key === name);
  return ALL_ROOMS.filter(({ to }) => pathname === pathOf(to) || pathname.startsWith(`${pathOf(to)}/`)).toSorted(
    (a, b) => b.to.length - a.to.length,
  )[0];
}
