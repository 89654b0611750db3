import { registerEnumType } from 'type-graphql';

/** The type of place. Values are the database's; keys are the API's. */
export enum SpaceType {
  GARAGE = 'garage',
  ROOM = 'room',
  STORAGE = 'storage',
  SHOP = 'shop',
  WAREHOUSE = 'warehouse',
  OTHER = 'other',
}

/** The status of a space between draft and archive. */
export enum SpaceStatus {
  DRAFT = 'draft',
  IN_REVIEW = 'in_review',
  NEEDS_CHANGES = 'needs_changes',
  PUBLISHED = 'published',
  PAUSED = 'paused',
  SUSPENDED = 'suspended',
  ARCHIVED = 'archived',
}

/** The features of a space. The order is the bit order of the search mask: append only. */
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

/** The host's own damp test. */
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

/** The host's declarations when publishing. */
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
  description: 'The type of place.',
  valuesConfig: {
    GARAGE: { description: 'A garage or a parking space.' },
    ROOM: { description: 'A room in a home.' },
    STORAGE: { description: 'A storage room (trastero).' },
    SHOP: { description: 'A shop (local).' },
    WAREHOUSE: { description: 'A warehouse (nave).' },
    OTHER: { description: 'Any other type.' },
  },
});
registerEnumType(SpaceStatus, {
  name: 'SpaceStatus',
  description: 'The status of a space between draft and archive.',
  valuesConfig: {
    DRAFT: { description: 'A draft; only its host sees it.' },
    IN_REVIEW: { description: 'Waits for review by the staff.' },
    NEEDS_CHANGES: { description: 'The staff requested changes.' },
    PUBLISHED: { description: 'Can be found and booked.' },
    PAUSED: { description: 'Removed from the search by its host; existing bookings stay.' },
    SUSPENDED: { description: 'Removed from the search by the staff.' },
    ARCHIVED: { description: 'Archived or removed permanently.' },
  },
});
registerEnumType(SpaceFeature, {
  name: 'SpaceFeature',
  description: 'A feature of a space, or a drawback.',
  valuesConfig: {
    DRY: { description: 'Dry.' },
    HEATED: { description: 'Heated in winter.' },
    VENTILATED: { description: 'Ventilated.' },
    SHELVES: { description: 'Has shelves.' },
    LIGHT: { description: 'Has electric light.' },
    SOCKET: { description: 'Has a socket.' },
    LIFT: { description: 'Accessible by lift.' },
    FREIGHT_LIFT: { description: 'Accessible by goods lift.' },
    GROUND_FLOOR: { description: 'At street level.' },
    RAMP: { description: 'Accessible by ramp.' },
    VEHICLE_DOOR: { description: 'A vehicle can drive in.' },
    CAMERA: { description: 'Monitored by cameras.' },
    ALARM: { description: 'Has an alarm.' },
    PORTER: { description: 'The building has a doorman.' },
    OWN_LOCK: { description: 'The renter may use their own lock.' },
    FIRE_DETECTION: { description: 'Has smoke or fire detectors.' },
    BUILDING_INSURANCE: { description: 'The building is insured.' },
    LOADING_ZONE: { description: 'A loading area is near.' },
    STREET_PARKING: { description: 'Parking is possible in the street.' },
    STAIRS_ONLY: { description: 'Accessible by stairs only.' },
    SHARED: { description: 'Shared with others.' },
    PRIVATE_ENTRANCE: { description: 'Has its own entrance.' },
    WATER_TAP: { description: 'Has a tap.' },
    TROLLEY: { description: 'A trolley can be borrowed.' },
  },
});
registerEnumType(Humidity, {
  name: 'Humidity',
  description: 'The host’s own damp test.',
  valuesConfig: {
    NONE: { description: 'No sign of damp.' },
    SLIGHT: { description: 'A little damp at times.' },
    VISIBLE: { description: 'Visible damp.' },
  },
});
registerEnumType(GoodsCategory, {
  name: 'GoodsCategory',
  description: 'What may be stored.',
  valuesConfig: {
    FURNITURE: { description: 'Furniture.' },
    BOXES: { description: 'Moving boxes.' },
    APPLIANCES: { description: 'Household appliances.' },
    CLOTHES: { description: 'Clothes.' },
    BOOKS_DOCUMENTS: { description: 'Books and papers.' },
    SPORTS: { description: 'Sports equipment.' },
    BICYCLES: { description: 'Bicycles.' },
    VEHICLES: { description: 'Motorbikes and cars.' },
    TOOLS: { description: 'Tools.' },
    STOCK: { description: 'Business goods.' },
  },
});
registerEnumType(AccessMode, {
  name: 'AccessMode',
  description: 'The kind of access for renters.',
  valuesConfig: {
    AUTONOMOUS: { description: 'Self-access.' },
    SCHEDULED: { description: 'By appointment.' },
  },
});
registerEnumType(CancellationPolicy, {
  name: 'CancellationPolicy',
  description:
    'How a cancellation before the start is refunded, for the first charge; `freeCancellationUntil` says until when in full.',
  valuesConfig: {
    FLEXIBLE: { description: 'Full refund until 24 hours before the start; then everything except 25 € and our fee.' },
    MODERATE: {
      description:
        'Full refund until 7 days before the start; then half without our fee, and nothing in the last 24 hours.',
    },
    STRICT: {
      description:
        'Full refund until 30 days before the start; then half without our fee, and nothing in the last 7 days.',
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
    LOCATION: { description: 'Address and pin.' },
    DETAILS: { description: 'Type, size and features.' },
    PHOTOS: { description: 'Pictures.' },
    PRICING: { description: 'Price, discounts, deposit, cancellation and tax.' },
    ACCESS: { description: 'Kind and hours of access.' },
    REVIEW: { description: 'Declarations and the first day.' },
  },
});
registerEnumType(Declaration, {
  name: 'Declaration',
  description: 'A declaration of the host when publishing.',
  valuesConfig: {
    OWNER_OR_AUTHORISED: { description: 'The host owns it or has the right to let it.' },
    COMMUNITY_ALLOWS: { description: "The owners' community or the host's contract allows it." },
    NO_DWELLING: { description: 'It is not a dwelling and will not be used as one.' },
    BUILDING_INSURANCE_TOLD: { description: 'The building is insured, or the insurer was notified.' },
    DATA_TRUE: { description: 'Data and pictures are true and current.' },
    EU_LAW_COMPLIANT: { description: 'The offer complies with EU law; required of traders.' },
  },
});
