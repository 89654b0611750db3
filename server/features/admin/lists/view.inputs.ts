import { Field, InputType } from 'type-graphql';
import { OneOf } from '../../../core/graphql/one-of.js';
import { AuditFilter } from '../audit/audit.inputs.js';
import { StaffBookingFilter } from '../bookings/staff-booking.inputs.js';
import { StaffClaimFilter } from '../claims/staff-claim.inputs.js';
import { ConsentFilter } from '../consents/consent.inputs.js';
import { MoneyMovementFilter } from '../money/staff-money.inputs.js';
import { PeopleFilter } from '../people/person.inputs.js';
import { StaffReportFilter } from '../reports/staff-report.inputs.js';
import { StaffSpaceFilter } from '../spaces/staff-space.inputs.js';

@OneOf()
@InputType({
  description: 'A view of one of the lists of the staff: exactly one of the fields, the filter of its list.',
})
export class StaffViewInput {
  @Field(() => PeopleFilter, { nullable: true, description: 'Of `people`.' })
  people?: PeopleFilter;

  @Field(() => StaffSpaceFilter, { nullable: true, description: 'Of `staffSpaces`.' })
  spaces?: StaffSpaceFilter;

  @Field(() => StaffBookingFilter, { nullable: true, description: 'Of `staffBookings`.' })
  bookings?: StaffBookingFilter;

  @Field(() => StaffReportFilter, { nullable: true, description: 'Of `staffReports`.' })
  reports?: StaffReportFilter;

  @Field(() => StaffClaimFilter, { nullable: true, description: 'Of `staffClaims`.' })
  claims?: StaffClaimFilter;

  @Field(() => MoneyMovementFilter, { nullable: true, description: 'Of `moneyMovements`.' })
  money?: MoneyMovementFilter;

  @Field(() => AuditFilter, { nullable: true, description: 'Of `auditLog`.' })
  audit?: AuditFilter;

  @Field(() => ConsentFilter, { nullable: true, description: 'Of `consentLog`.' })
  consents?: ConsentFilter;
}
