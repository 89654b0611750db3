import { registerEnumType } from 'type-graphql';

/** What kind of place it is. Values are the database's; keys are the API's. */
export enum SpaceType {
  GARAGE = 'garage',
  ROOM = 'room',
  STORAGE = 'storage',
  SHOP = 'shop',
  WAREHOUSE = 'warehouse',
  OTHER = 'other',
}

/** Where a space stands between draft and archive. */
export enum SpaceStatus {
  DRAFT = 'draft',
  IN_REVIEW = 'in_review',
  NEEDS_CHANGES = 'needs_changes',
  PUBLISHED = 'published',
  PAUSED = 'paused',
  SUSPENDED = 'suspended',
  ARCHIVED = 'archived',
}

/** What a space offers. The order is the bit order of the search mask: append only. */
export enum SpaceFeature {
  DRY = 'dry',
  HEATED = 'heated',
  VENTILATED = 'ventilated',
  SHELVES = 'shelves',
  LIGHT = 'light',
  SOCKET = 'socket',
  LIFT = 'lift',
  FREIGHT_LIFT = 'freight_lift',
  GROUND_FLOOR = 'ground_floor',
  RAMP = 'ramp',
  VEHICLE_DOOR = 'vehicle_door',
  CAMERA = 'camera',
  ALARM = 'alarm',
  PORTER = 'porter',
  OWN_LOCK = 'own_lock',
  FIRE_DETECTION = 'fire_detection',
  BUILDING_INSURANCE = 'building_insurance',
  LOADING_ZONE = 'loading_zone',
  STREET_PARKING = 'street_parking',
  STAIRS_ONLY = 'stairs_only',
  SHARED = 'shared',
  PRIVATE_ENTRANCE = 'private_entrance',
  WATER_TAP = 'water_tap',
  TROLLEY = 'trolley',
}

/** The host's own test for damp. */
export enum Humidity {
  NONE = 'none',
  SLIGHT = 'slight',
  VISIBLE = 'visible',
}

/** What may be stored. */
export enum GoodsCategory {
  FURNITURE = 'furniture',
  BOXES = 'boxes',
  APPLIANCES = 'appliances',
  CLOTHES = 'clothes',
  BOOKS_DOCUMENTS = 'books_documents',
  SPORTS = 'sports',
  BICYCLES = 'bicycles',
  VEHICLES = 'vehicles',
  TOOLS = 'tools',
  STOCK = 'stock',
}

/** Whether the renter has own access or comes by appointment. */
export enum AccessMode {
  AUTONOMOUS = 'autonomous',
  SCHEDULED = 'scheduled',
}

/** How a cancellation before the start is refunded. */
export enum CancellationPolicy {
  FLEXIBLE = 'flexible',
  MODERATE = 'moderate',
  STRICT = 'strict',
}

/** The deposit, in months of rent. */
export enum DepositMonths {
  NONE = 'none',
  HALF = 'half',
  ONE = 'one',
}

/** The host's tax status. */
export enum TaxProfile {
  PARTICULAR = 'particular',
  IVA_GENERAL = 'iva_general',
  EMPRESA = 'empresa',
  EXEMPT_OTHER = 'exempt_other',
}

/** The wizard's steps, in order. */
export enum WizardStep {
  LOCATION = 'location',
  DETAILS = 'details',
  PHOTOS = 'photos',
  PRICING = 'pricing',
  ACCESS = 'access',
  REVIEW = 'review',
}

/** What a host declares when publishing. */
export enum Declaration {
  OWNER_OR_AUTHORISED = 'owner_or_authorised',
  COMMUNITY_ALLOWS = 'community_allows',
  NO_DWELLING = 'no_dwelling',
  BUILDING_INSURANCE_TOLD = 'building_insurance_told',
  DATA_TRUE = 'data_true',
  EU_LAW_COMPLIANT = 'eu_law_compliant',
}

registerEnumType(SpaceType, {
  name: 'SpaceType',
  description: 'What kind of place it is.',
  valuesConfig: {
    GARAGE: { description: 'A garage or a place in one.' },
    ROOM: { description: 'A room of a home.' },
    STORAGE: { description: 'A storage room (trastero).' },
    SHOP: { description: 'A shop (local).' },
    WAREHOUSE: { description: 'A warehouse (nave).' },
    OTHER: { description: 'Any other.' },
  },
});
registerEnumType(SpaceStatus, {
  name: 'SpaceStatus',
  description: 'Where a space stands between draft and archive.',
  valuesConfig: {
    DRAFT: { description: 'Being written; only its host sees it.' },
    IN_REVIEW: { description: 'Waits for a look by the staff.' },
    NEEDS_CHANGES: { description: 'The staff ask for changes.' },
    PUBLISHED: { description: 'Can be found and booked.' },
    PAUSED: { description: 'Taken out of the search by its host; bookings made stay.' },
    SUSPENDED: { description: 'Taken out of the search by the staff.' },
    ARCHIVED: { description: 'Taken away for good.' },
  },
});
registerEnumType(SpaceFeature, {
  name: 'SpaceFeature',
  description: 'What a space offers, or lacks.',
  valuesConfig: {
    DRY: { description: 'Dry.' },
    HEATED: { description: 'Heated in winter.' },
    VENTILATED: { description: 'Has air from outside.' },
    SHELVES: { description: 'Has shelves.' },
    LIGHT: { description: 'Has electric light.' },
    SOCKET: { description: 'Has a socket.' },
    LIFT: { description: 'A lift leads to it.' },
    FREIGHT_LIFT: { description: 'A lift for goods leads to it.' },
    GROUND_FLOOR: { description: 'On the level of the street.' },
    RAMP: { description: 'A ramp leads to it.' },
    VEHICLE_DOOR: { description: 'A vehicle can drive in.' },
    CAMERA: { description: 'Watched by cameras.' },
    ALARM: { description: 'Has an alarm.' },
    PORTER: { description: 'The building has a porter.' },
    OWN_LOCK: { description: 'The renter may use their own lock.' },
    FIRE_DETECTION: { description: 'Has smoke or fire detectors.' },
    BUILDING_INSURANCE: { description: 'The building is insured.' },
    LOADING_ZONE: { description: 'A place to load is near.' },
    STREET_PARKING: { description: 'One can park in the street.' },
    STAIRS_ONLY: { description: 'Only stairs lead to it.' },
    SHARED: { description: 'Others keep things in it too.' },
    PRIVATE_ENTRANCE: { description: 'Has an entrance of its own.' },
    WATER_TAP: { description: 'Has a tap.' },
    TROLLEY: { description: 'A trolley may be borrowed.' },
  },
});
registerEnumType(Humidity, {
  name: 'Humidity',
  description: "The host's own test for damp.",
  valuesConfig: {
    NONE: { description: 'No sign of damp.' },
    SLIGHT: { description: 'A little damp at times.' },
    VISIBLE: { description: 'Damp that can be seen.' },
  },
});
registerEnumType(GoodsCategory, {
  name: 'GoodsCategory',
  description: 'What may be stored.',
  valuesConfig: {
    FURNITURE: { description: 'Furniture.' },
    BOXES: { description: 'Moving boxes.' },
    APPLIANCES: { description: 'Household machines.' },
    CLOTHES: { description: 'Clothes.' },
    BOOKS_DOCUMENTS: { description: 'Books and papers.' },
    SPORTS: { description: 'Sports gear.' },
    BICYCLES: { description: 'Bicycles.' },
    VEHICLES: { description: 'Motorbikes and cars.' },
    TOOLS: { description: 'Tools.' },
    STOCK: { description: 'Goods of a business.' },
  },
});
registerEnumType(AccessMode, {
  name: 'AccessMode',
  description: 'Whether renters let themselves in or come by appointment.',
  valuesConfig: {
    AUTONOMOUS: { description: 'They let themselves in.' },
    SCHEDULED: { description: 'They come by appointment.' },
  },
});
registerEnumType(CancellationPolicy, {
  name: 'CancellationPolicy',
  description:
    'How a cancellation before the start is refunded, of the first charge; `freeCancellationUntil` says until when all of it is.',
  valuesConfig: {
    FLEXIBLE: { description: 'All until 24 hours before the start; then all but 25 € and our fee.' },
    MODERATE: {
      description: 'All until 7 days before the start; then half without our fee, in the last 24 hours nothing.',
    },
    STRICT: {
      description: 'All until 30 days before the start; then half without our fee, in the last 7 days nothing.',
    },
  },
});
registerEnumType(DepositMonths, {
  name: 'DepositMonths',
  description: 'The deposit, in months of rent.',
  valuesConfig: {
    NONE: { description: 'No deposit.' },
    HALF: { description: 'Half a month.' },
    ONE: { description: 'One month.' },
  },
});
registerEnumType(TaxProfile, {
  name: 'TaxProfile',
  description: "The host's tax status.",
  valuesConfig: {
    PARTICULAR: { description: 'A private person; needs no `nif`.' },
    IVA_GENERAL: { description: 'Self-employed, with IVA.' },
    EMPRESA: { description: 'A company.' },
    EXEMPT_OTHER: { description: 'Exempt, or anything else.' },
  },
});
registerEnumType(WizardStep, {
  name: 'WizardStep',
  description: "The publish wizard's steps, in order.",
  valuesConfig: {
    LOCATION: { description: 'Where it is.' },
    DETAILS: { description: 'What it is like.' },
    PHOTOS: { description: 'Its pictures.' },
    PRICING: { description: 'Price, discounts, deposit, cancellation and tax.' },
    ACCESS: { description: 'How and when renters get in.' },
    REVIEW: { description: 'Declarations and the first day.' },
  },
});
registerEnumType(Declaration, {
  name: 'Declaration',
  description: 'What a host declares when publishing.',
  valuesConfig: {
    OWNER_OR_AUTHORISED: { description: 'The host owns it or may rent it out.' },
    COMMUNITY_ALLOWS: { description: "The owners' community or the host's contract allows it." },
    NO_DWELLING: { description: 'It is no dwelling and will not be used as one.' },
    BUILDING_INSURANCE_TOLD: { description: 'The building is insured, or the insurer was notified.' },
    DATA_TRUE: { description: 'Data and pictures are true and of today.' },
    EU_LAW_COMPLIANT: { description: 'The offer complies with Union law; required of traders.' },
  },
});
