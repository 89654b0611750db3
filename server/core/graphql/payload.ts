import { Field, Mutation, ObjectType, type ClassType, type Complexity } from 'type-graphql';

/** A field of a payload: its type, description and nullability. */
export type PayloadField = readonly [type: () => unknown, description: string, options?: { readonly nullable: true }];

interface PayloadMutationOptions<F> {
  /** The fields of the payload. */
  readonly payload: F;
  readonly description: string;
  readonly complexity?: Complexity;
}

type Payload<F> = { readonly [name in keyof F]: unknown };
type PayloadMethod<F> = (...args: never[]) => Promise<Payload<F>>;

/**
 * A mutation with a payload type named after it: `giveNotice` returns `GiveNoticePayload`. The type is created here, because most payloads
 * have one field and no two mutations share one.
 */
export function PayloadMutation<const F extends Readonly<Record<string, PayloadField>>>({
  payload,
  ...options
}: PayloadMutationOptions<F>) {
  return <M extends PayloadMethod<F>>(target: object, method: string, descriptor: TypedPropertyDescriptor<M>): void => {
    const type = payloadType(method, payload);
    (Mutation(() => type, options) as MethodDecorator)(target, method, descriptor);
  };
}

function payloadType(mutation: string, fields: Readonly<Record<string, PayloadField>>): ClassType {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
  class PayloadClass {}
  ObjectType(name, { description: `The payload of \`${mutation}\`.` })(PayloadClass);
  for (const [field, [type, description, nullable]] of Object.entries(fields))
    (Field(type as () => ClassType, { description, ...nullable }) as PropertyDecorator)(PayloadClass.prototype, field);
  return PayloadClass;
}
