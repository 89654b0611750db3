type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Something that happened, in the past tense: `booking.requested`. Its payload holds ids and plain values, never secrets. */
export interface DomainEvent<
  T extends string = string,
  P extends Readonly<Record<string, Json>> = Readonly<Record<string, Json>>,
> {
  readonly type: T;
  readonly payload: P;
}

/** A stored event as its consumers receive it. */
export interface StoredEvent extends DomainEvent {
  readonly id: string;
  readonly createdAt: Date;
}
