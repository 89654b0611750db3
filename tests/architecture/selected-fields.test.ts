import {
  buildSchema,
  concatAST,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { filesBelow, readProjectFile } from './sources.js';

/** Fields and arguments that our pages do not select and partners do not see. A new one needs a page that selects it; a line goes when a page does. */
const NOT_SELECTED = [
  'ApiEntry.summary',
  'ApiKey.createdAt',
  'ApiUsageOfDay.throttled',
  'AuthPayload.expiresAt',
  'Booking.cycles',
  'Booking.noticeReason',
  'Booking.noticeText',
  'BookingChangeRequest.status',
  'BookingCycle.commissionCents',
  'BookingCycle.cycleNo',
  'BookingCycle.dueOn',
  'BookingCycle.failedTries',
  'BookingCycle.from',
  'BookingCycle.hostNetCents',
  'BookingCycle.id',
  'BookingCycle.nextTryOn',
  'BookingCycle.paidAt',
  'BookingCycle.protectionCents',
  'BookingCycle.rentCents',
  'BookingCycle.renterFeeCents',
  'BookingCycle.status',
  'BookingCycle.taxCents',
  'BookingCycle.to',
  'BookingCycle.totalCents',
  'BookingDocument.isVoid',
  'BookingPayment.capturedAt',
  'BookingPayment.failureCode',
  'BookingRefund.feeCents',
  'BookingRefund.protectionCents',
  'BookingRefund.rentCents',
  'CancellationPreview.hostKeptCents',
  'CityPrices.medianCents',
  'CityPrices.usualLowCents',
  'Claim.isHidden',
  'ClaimEvidence.sizeBytes',
  'ConnectedApp.expiresAt',
  'Conversation.isHidden',
  'DownloadLink.expiresAt',
  'EndingCharge.from',
  'EndingCharge.to',
  'Favorite.createdAt',
  'GuaranteePayment.paidAt',
  'HostDataReminder.missing',
  'InventorySignature.hash',
  'InvoicingAgreement.version',
  'LedgerAdjustment.decidedAt',
  'LedgerLineView.memo',
  'Mutation.refreshSession(input)',
  'Notification.params',
  'PartnerApp.createdAt',
  'PaymentRecord.completedAt',
  'Payout.createdAt',
  'Payout.failureCode',
  'PersonMeasure.reason',
  'PriceQuote.rentCents',
  'PriceSuggestion.renterFeeBps',
  'ReconciliationAlarm.provider',
  'Review.isReplaced',
  'ReviewReport.reason',
  'SavedSearch.createdAt',
  'Space.deposit',
  'Space.depositCents',
  'SpaceConnection.pins(limit)',
  'StaffReport.reason',
  'StaffTicketConnection.pageInfo',
  'TaxShare.commissionCents',
  'ThingsRoom.goods',
  'Ticket.source',
  'TicketMessageEdge.cursor',
  'Verification.createdAt',
  'Viewer.birthDate',
  'Viewer.createdAt',
  'Viewer.phoneVerifiedAt',
];

/** What every list takes, by the grammar of lists. */
const PAGE_ARGUMENTS = new Set(['first', 'after', 'last', 'before']);

const schema = buildSchema(readProjectFile('schema.graphql'));
const published = buildSchema(readProjectFile('docs/api/public.graphql'));

/** `Type.field` and `Type.field(argument)` of everything that documents select. */
function selectedBy(documents: DocumentNode): ReadonlySet<string> {
  const selected = new Set<string>();
  const info = new TypeInfo(schema);
  const nameOf = () => `${getNamedType(info.getParentType())?.name}.${info.getFieldDef()?.name}`;
  visit(
    documents,
    visitWithTypeInfo(info, {
      Field: () => void selected.add(nameOf()),
      Argument: ({ name }) => void selected.add(`${nameOf()}(${name.value})`),
    }),
  );
  return selected;
}

test('every internal field and argument of the API is selected by the client', () => {
  const files = filesBelow('client').filter((file) => file.endsWith('.graphql'));
  const selected = selectedBy(concatAST(files.map((file) => parse(readProjectFile(file)))));
  const internal = Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => {
      const shown = published.getType(type.name);
      const isShared = (field: string) =>
        (isObjectType(shown) && field in shown.getFields()) ||
        type.getInterfaces().some(({ name }) => selected.has(`${name}.${field}`));
      return Object.values(type.getFields()).flatMap(({ name, args }) => {
        const field = `${type.name}.${name}`;
        if (isShared(name)) return [];
        if (!selected.has(field)) return [field];
        return args.flatMap((one) =>
          PAGE_ARGUMENTS.has(one.name) || selected.has(`${field}(${one.name})`) ? [] : [`${field}(${one.name})`],
        );
      });
    });
  expect(internal.toSorted()).toEqual(NOT_SELECTED.toSorted());
});

/** Pages whose bookings show no countdown: those of the staff, and the copy for times without a connection, which is kept apart. */
const WITHOUT_COUNTDOWN = /^client\/(features\/(admin|offline)|app\/staff)\//;

test('a booking is never read with a new status and the deadline of its former one', () => {
  const files = filesBelow('client').filter((file) => file.endsWith('.graphql'));
  const documents = new Map(files.map((file) => [file, parse(readProjectFile(file))]));
  const fragments = new Map(
    concatAST([...documents.values()])
      .definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one.selectionSet]),
  );
  const fieldsOf = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === Kind.FIELD) return [one.name.value];
      return fieldsOf(one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : one.selectionSet);
    });
  const info = new TypeInfo(schema);
  const without = new Set<string>();
  for (const [file, document] of documents) {
    if (WITHOUT_COUNTDOWN.test(file)) continue;
    const check = (set: SelectionSetNode, parent: unknown) => {
      const isWhole = (parent as ASTNode).kind === Kind.FIELD;
      if (!isWhole || getNamedType(info.getType())?.name !== 'Booking') return;
      const fields = fieldsOf(set);
      if (fields.includes('status') && !fields.includes('deadline')) without.add(`${file}:${set.loc?.startToken.line}`);
    };
    visit(document, visitWithTypeInfo(info, { SelectionSet: (set, _key, parent) => check(set, parent) }));
  }
  expect([...without]).toEqual([]);
});
