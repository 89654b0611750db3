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
  description: 'A view of one of the staff’s lists: exactly one field, the filter of its list.',
})
export class StaffViewInput {
  @Field(() => PeopleFilter, { nullable: true, description: 'A filter of `people`.' })
  people?: PeopleFilter;

  @Field(() => StaffSpaceFilter, { nullable: true, description: 'A filter of `staffSpaces`.' })
  spaces?: StaffSpaceFilter;

  @Field(() => StaffBookingFilter, { nullable: true, description: 'A filter of `staffBookings`.' })
  bookings?: StaffBookingFilter;

  @Field(() => StaffReportFilter, { nullable: true, description: 'A filter of `staffReports`.' })
  reports?: StaffReportFilter;

  @Field(() => StaffClaimFilter, { nullable: true, description: 'A filter of `staffClaims`.' })
  claims?: StaffClaimFilter;

  @Field(() => MoneyMovementFilter, { nullable: true, description: 'A filter of `moneyMovements`.' })
  money?: MoneyMovementFilter;

  @Field(() => AuditFilter, { nullable: true, description: 'A filter of `auditLog`.' })
  audit?: AuditFilter;

  @Field(() => ConsentFilter, { nullable: true, description: 'A filter of `consentLog`.' })
  consents?: ConsentFilter;
}
