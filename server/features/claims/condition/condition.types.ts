import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ItemKind } from '../claim.enums.js';
import { ConditionMoment } from './condition.enums.js';
import { InventoryItem } from './inventory-item.entity.js';
import { InventorySignature } from './inventory-signature.entity.js';

@ObjectType({ description: 'What the viewer may record about the condition now.' })
export class ConditionRights {
  @Field(() => [ConditionMoment], { description: 'The moments that they may add photos for.' })
  photoMoments!: readonly ConditionMoment[];

  @Field(() => Int, { description: 'The number of photos at move-in that the checklist requires.' })
  minPhotos!: number;

  @Field(() => [ConditionMoment], {
    description: 'Those of `photoMoments` for which they have added all photos that one side can add.',
  })
  fullMoments!: readonly ConditionMoment[];

  @Field(() => Int, {
    description: 'The maximum number of photos of one side at one moment; counted anew once a rental is ended early.',
  })
  maxPhotos!: number;

  @Field(() => Boolean, { description: 'Whether they may edit the list of stored things (`setInventory`).' })
  canSetInventory!: boolean;

  @Field(() => Boolean, { description: 'Whether they may sign the current list (`signInventory`).' })
  canSignInventory!: boolean;
}

@ObjectType({
  description: 'The list of stored things of a booking; a claim above 300 € requires one signed by both sides.',
})
export class Inventory {
  @Field(() => [InventoryItem], { description: 'The things, in order.' })
  items!: readonly InventoryItem[];

  @Field(() => Int, { description: 'Their total value, cents.' })
  totalCents!: number;

  @Field(() => String, { description: 'SHA-256 of the list, for `signInventory`.' })
  hash!: string;

  @Field(() => [InventorySignature], { description: 'The valid signatures of this version of the list.' })
  signatures!: readonly InventorySignature[];
}

@InputType({ description: 'A thing with its value.' })
export class ItemInput {
  @Field(() => String, { description: 'Its description, 1–80 characters.' })
  name!: string;

  @Field(() => ItemKind, { nullable: true, defaultValue: ItemKind.GENERAL, description: 'Its kind.' })
  kind!: ItemKind | null;

  @Field(() => Int, { description: 'Its value, cents: 1–1 000 000.' })
  valueCents!: number;
}

@InputType({ description: 'The list of stored things.' })
export class SetInventoryInput {
  @Field(() => ID, { description: 'A booking of the caller, as its renter.' })
  bookingId!: string;

  @Field(() => [ItemInput], { description: 'The whole list, at most 60 things; it replaces the previous one.' })
  items!: ItemInput[];
}

@InputType({ description: 'A signature of a list of stored things.' })
export class SignInventoryInput {
  @Field(() => ID, { description: 'A booking of the caller.' })
  bookingId!: string;

  @Field(() => String, { description: 'The hash of the displayed list.' })
  hash!: string;
}
