import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ItemKind } from '../claim-types.js';
import { ConditionMoment } from './condition-types.js';
import { InventoryItem } from './inventory-item.entity.js';
import { InventorySignature } from './inventory-signature.entity.js';

@ObjectType({ description: 'What the viewer may record of the condition now.' })
export class ConditionRights {
  @Field(() => [ConditionMoment], { description: 'Of what they may add photos.' })
  photoMoments!: readonly ConditionMoment[];

  @Field(() => Int, { description: 'So many photos at move-in tick the checklist.' })
  minPhotos!: number;

  @Field(() => Int, { description: 'So many photos the booking takes in all.' })
  maxPhotos!: number;

  @Field(() => Boolean, { description: 'Whether they may write the list of stored things (`setInventory`).' })
  canSetInventory!: boolean;

  @Field(() => Boolean, { description: 'Whether they may sign the present list (`signInventory`).' })
  canSignInventory!: boolean;
}

@ObjectType({
  description: 'The list of stored things of a booking; a claim above 300 € needs one signed by both sides.',
})
export class Inventory {
  @Field(() => [InventoryItem], { description: 'The things, in their order.' })
  items!: readonly InventoryItem[];

  @Field(() => Int, { description: 'What they are worth together, cents.' })
  totalCents!: number;

  @Field(() => String, { description: 'SHA-256 of the list, for `signInventory`.' })
  hash!: string;

  @Field(() => [InventorySignature], { description: 'The signatures that hold for this very list.' })
  signatures!: readonly InventorySignature[];
}

@InputType({ description: 'A thing with its value.' })
export class ItemInput {
  @Field(() => String, { description: 'What it is, 1–80 characters.' })
  name!: string;

  @Field(() => ItemKind, { nullable: true, defaultValue: ItemKind.GENERAL, description: 'Its kind.' })
  kind!: ItemKind | null;

  @Field(() => Int, { description: 'What it is worth, cents: 1–1 000 000.' })
  valueCents!: number;
}

@InputType({ description: 'The list of stored things.' })
export class SetInventoryInput {
  @Field(() => ID, { description: 'Your booking, as its renter.' })
  bookingId!: string;

  @Field(() => [ItemInput], { description: 'All of it, at most 60 things; it replaces the list before.' })
  items!: ItemInput[];
}

@InputType({ description: 'A signature under a list of stored things.' })
export class SignInventoryInput {
  @Field(() => ID, { description: 'Your booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'The hash of the list that was shown.' })
  hash!: string;
}
