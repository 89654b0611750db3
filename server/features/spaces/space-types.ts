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

/** Whether the renter lets herself in or comes by appointment. */
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

registerEnumType(SpaceType, { name: 'SpaceType', description: 'What kind of place it is.' });
registerEnumType(SpaceStatus, { name: 'SpaceStatus', description: 'Where a space stands between draft and archive.' });
registerEnumType(SpaceFeature, { name: 'SpaceFeature', description: 'What a space offers, or lacks.' });
registerEnumType(Humidity, { name: 'Humidity', description: "The host's own test for damp." });
registerEnumType(GoodsCategory, { name: 'GoodsCategory', description: 'What may be stored.' });
registerEnumType(AccessMode, { name: 'AccessMode', description: 'Whether renters let themselves in or come by appointment.' });
registerEnumType(CancellationPolicy, { name: 'CancellationPolicy', description: 'How a cancellation before the start is refunded.' });
registerEnumType(DepositMonths, { name: 'DepositMonths', description: 'The deposit, in months of rent.' });
registerEnumType(TaxProfile, { name: 'TaxProfile', description: "The host's tax status." });
registerEnumType(WizardStep, { name: 'WizardStep', description: "The publish wizard's steps, in order." });
registerEnumType(Declaration, { name: 'Declaration', description: 'What a host declares when publishing.' });
