// Documents of a partner's program; each is checked against the published schema before it is sent.

export const CREATE_WEBHOOK = `mutation ($input: CreateWebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) { secret webhookEndpoint { id url } } }`;
export const CREATE_SPACE = `mutation ($input: CreateSpaceInput!) {
  createSpace(input: $input) { space { id status draftProblems { path code } } } }`;
export const UPDATE_SPACE = `mutation ($input: UpdateSpaceInput!) {
  updateSpace(input: $input) { space { id status title coverPhoto { url srcSetWebp } } } }`;
export const BLOCK_DAYS = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id from to } } }`;
export const SEARCH = `query ($filter: SpaceFilter!, $after: String) {
  searchSpaces(filter: $filter, first: 5, after: $after) {
    edges { cursor node { id title } } pageInfo { hasNextPage endCursor } } }`;
export const PREPARE = `mutation ($input: PrepareBookingInput!) {
  prepareBooking(input: $input) { checkoutUrl booking { id status externalId firstCharge { amountCents currency } } } }`;
export const RELEASE = `mutation ($input: ReleaseHoldInput!) { releaseHold(input: $input) { booking { id status } } }`;
export const MINE = `query ($externalId: String) {
  myBookings(mode: RENTER, filter: { externalId: $externalId }) { totalCount edges { node { id status } } } }`;
export const ACCEPT = `mutation ($input: AcceptBookingInput!) { acceptBooking(input: $input) { booking { id status externalId } } }`;
export const LOG = `query ($id: ID!) {
  webhookDeliveries(webhookEndpointId: $id, state: DELIVERED) { edges { node { id messageId sequence } } } }`;
export const REDELIVER = `mutation ($input: RedeliverWebhookInput!) { redeliverWebhook(input: $input) { webhookDelivery { id } } }`;
export const GREEDY = `{ searchSpaces(first: 50) {
  edges { node { id title host { displayName rating { average } } photos { url alt } rating { count } } } } }`;

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 }));

/** One unit of a storage centre. */
export const UNIT = {
  address: 'Calle de Fuencarral 110',
  city: 'Madrid',
  postalCode: '28010',
  lat: 40.4299,
  lng: -3.7021,
  type: 'STORAGE',
  title: 'Box 7 del centro Alba',
  description: 'Box seco y limpio en la planta baja, con muelle de carga y carros para todo el mundo.',
  sizeM2: 6,
  humidity: 'NONE',
  allowedGoods: ['BOXES', 'FURNITURE'],
  priceMonthCents: 7000,
  minDays: 30,
  cancellationPolicy: 'FLEXIBLE',
  isTrader: false,
  taxProfile: 'PARTICULAR',
  accessMode: 'AUTONOMOUS',
  accessHours: everyDay,
  accessInstructions: 'La puerta se abre con el código que recibes el primer día.',
  declarations: ['OWNER_OR_AUTHORISED', 'COMMUNITY_ALLOWS', 'NO_DWELLING', 'BUILDING_INSURANCE_TOLD', 'DATA_TRUE'],
} as const;
