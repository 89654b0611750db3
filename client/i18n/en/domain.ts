import type { SameKeys } from '../translations';
import type { messages as es } from '../es/domain';

/** Words of the trade, keyed by the API's enum values, shared by every page. */
export const messages: SameKeys<typeof es> = {
  kept: { label: 'What you keep', spaces: 'Spaces', searches: 'Searches' },
  recent: { title: 'Recently seen', back: 'Previous', on: 'Next' },
  feature: {
    DRY: 'Dry', HEATED: 'Heated', VENTILATED: 'Ventilated', SHELVES: 'Shelves', LIGHT: 'Light', SOCKET: 'Socket', LIFT: 'Lift', FREIGHT_LIFT: 'Goods lift',
    GROUND_FLOOR: 'Ground floor', RAMP: 'Ramp', VEHICLE_DOOR: 'Vehicle door', CAMERA: 'Camera', ALARM: 'Alarm', PORTER: 'Porter', OWN_LOCK: 'Own lock',
    FIRE_DETECTION: 'Fire detection', BUILDING_INSURANCE: 'Insured building', LOADING_ZONE: 'Loading zone', STREET_PARKING: 'Street parking',
    STAIRS_ONLY: 'Stairs only', SHARED: 'Shared space', PRIVATE_ENTRANCE: 'Own entrance', WATER_TAP: 'Water tap', TROLLEY: 'Trolley',
  },
  humidity: { NONE: 'No damp', SLIGHT: 'Slight damp', VISIBLE: 'Visible damp' },
  goods: {
    FURNITURE: 'Furniture', BOXES: 'Boxes', APPLIANCES: 'Appliances', CLOTHES: 'Clothes', BOOKS_DOCUMENTS: 'Books and documents', SPORTS: 'Sports gear', BICYCLES: 'Bicycles',
    VEHICLES: 'Vehicles', TOOLS: 'Tools', STOCK: 'Stock',
  },
  accessMode: { AUTONOMOUS: 'Autonomous', SCHEDULED: 'By appointment' },
  access24h: '24 h access',
  instantBook: 'Instant booking',
  verified: 'Verified',
  policy: { FLEXIBLE: 'Flexible', MODERATE: 'Moderate', STRICT: 'Strict' },
  policyText: { FLEXIBLE: 'Free until 24 hours before', MODERATE: 'Free until 7 days before; half after that', STRICT: 'Free until 30 days before; half after that' },
  deposit: { NONE: 'No deposit', HALF: 'Half a month', ONE: 'One month' },
  spaceStatus: { DRAFT: 'Draft', IN_REVIEW: 'In review', NEEDS_CHANGES: 'Needs changes', PUBLISHED: 'Published', PAUSED: 'Paused', SUSPENDED: 'Suspended', ARCHIVED: 'Archived' },
  protection: { BASIC: 'Basic', PLUS: 'Plus', MAXIMA: 'Maximum' },
  declaredValue: { UNDER_500: 'Under €500', FROM_500_TO_2000: '€500 to €2,000', FROM_2000_TO_5000: '€2,000 to €5,000', OVER_5000: 'Over €5,000' },
  declineReason: {
    NOT_AVAILABLE: 'The space is not available', GOODS_NOT_SUITABLE: 'The goods do not suit the space', DATES_DO_NOT_FIT: 'The dates do not suit me',
    SPACE_CHANGED: 'The space has changed', OTHER: 'Another reason',
  },
  declineDialog: {
    title: 'Decline the request',
    text: 'Tell us why: {{name}} will see the reason and can look for another space.',
    reason: 'Reason',
    comment: 'Comment for {{name}}',
    submit: 'Decline the request',
  },
  responseTime: { UNDER_AN_HOUR: 'within 1 h', FEW_HOURS: 'within a few hours', A_DAY: 'within a day', OVER_A_DAY: 'in over a day' },
  card: {
    distance: '{{distance}} away',
    perSquareMetre: '{{price}}/m²',
    photos_one: '{{count}} photo',
    photos_other: '{{count}} photos',
    favorite: 'Keep as favorite: {{title}}',
    untitled: 'Untitled space',
  },
  rating: { none: 'New', spoken_one: '{{average}} out of 5, {{count}} review', spoken_other: '{{average}} out of 5, {{count}} reviews' },
  calendar: {
    openEnd: 'Open end',
    dayUnavailable: 'Not available. {{day}}', dayStart: 'Move in: {{day}}', dayEnd: 'Move out: {{day}}', dayBetween: 'Within the dates. {{day}}', day: '{{day}}',
    start: 'Move in', end: 'Move out', pickStart: 'Pick the day you move in first.', pickEnd: 'Now pick the day you move out.', picked: '{{days}} in all. The day you leave is not charged.',
    previous: 'Previous month', next: 'Next month', clear: 'Clear dates', label: 'Date calendar', typeStart: 'Move in (dd/mm/yyyy)', typeEnd: 'Move out (dd/mm/yyyy)', invalid: 'Type a date such as 05/04/2027.',
  },
  location: { label: 'Where', placeholder: 'Neighbourhood, city or postcode', suggestions: 'Suggestions', count_one: '{{count}} suggestion', count_other: '{{count}} suggestions' },
  searchPill: {
    label: 'Search spaces', dates: 'Dates', noDates: 'From when?', anyDates: 'Any dates', from: 'From {{day}}', type: 'Type', anyType: 'Any space', anyPlace: 'Anywhere', done: 'Done',
  },
};
