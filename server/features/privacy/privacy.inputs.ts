import { Field, ID, InputType } from 'type-graphql';
import { ConsentPurpose } from '../accounts/consent.enums.js';

@InputType({ description: 'What `setConsent` is called with.' })
export class SetConsentInput {
  @Field(() => ConsentPurpose, { description: 'The purpose.' })
  purpose!: ConsentPurpose;

  @Field(() => Boolean, { description: 'True grants, false withdraws.' })
  isGranted!: boolean;
}

@InputType({ description: 'What `openDataExport` is called with.' })
export class OpenDataExportInput {
  @Field(() => ID, { description: 'The export.' })
  dataExportId!: string;
}
